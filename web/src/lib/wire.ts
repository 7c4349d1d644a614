// Made by web/scripts/wire_types.py from server/wire.py and what the games show (presence/): do not edit.

export type ToClient = TableShown | Hint | Refusal | Done | Pong;
export type FromClient = Pick | Propose | Undo | Agree | Say | Rename | HandOver | AskHint | SitAs | Ping;

/**
 * The whole table as one seat (or a spectator, seat None) sees it after so many picks and takings back.
 */
export interface TableShown {
  type: "table";
  table: string;
  version: number;
  game: string;
  seat: number | null;
  mine: number[];
  seats: SeatShown[];
  options: {
    [k: string]: string;
  };
  open: boolean;
  view: unknown;
  waiting: number[];
  question: Question | null;
  proposals: Proposal[];
  undo: UndoShown | null;
  vote: VoteShown | null;
  log: LogShown;
  chat: ChatLine[];
  warnings: string[];
  ending: EndingShown | null;
  thinking: number[];
  runs: Runs;
  deal: Deal;
  reports: boolean;
}
/**
 * `bot` is the bot that answers there; on a person's seat, until that person takes it back.
 */
export interface SeatShown {
  seat: number;
  name: string;
  who: "bot" | "person";
  bot: string | null;
  here: boolean;
  taken: boolean;
  mine: boolean;
  may_hand: boolean;
}
export interface Question {
  kind: string;
  domain: string;
  story: string;
  prompt: string;
  seat: number;
  seats: number[];
  since: number;
  options: Option[];
  barred: BarredShown[];
  shortcuts: Shortcut[];
}
/**
 * One answer: its stable key, what it is called, and what it will do, part by part. It goes to a browser or a
 * program as it is.
 *
 * `now` is what it does at once, `later` what it leaves behind, `risk` what may come of it. `card` is the card it
 * stands on, `places` what it points at on the board, such as `space:near-3/b`. `label` has all of it in one line.
 */
export interface Option {
  key: string;
  label: string;
  name: string;
  now: string[];
  later: string[];
  risk: string[];
  card: string;
  places: string[];
}
export interface BarredShown {
  key: string;
  name: string;
  rule: string;
  reason: string;
}
/**
 * Several small answers that lead to one thing on the board, when clicked there; `target` as in `Reference`.
 */
export interface Shortcut {
  target: string;
  keys: string[];
  label: string;
}
/**
 * What another player would answer; whoever has the last word decides.
 */
export interface Proposal {
  seat: number;
  key: string;
  label: string;
}
/**
 * What undo would take back, in the words it was picked by; not free once chance or a hidden card has spoken.
 */
export interface UndoShown {
  seat: number;
  key: string;
  prompt: string;
  label: string;
  free: boolean;
}
/**
 * Somebody asks the table to take a pick back: who has said yes, and whose word is missing. A pick made in secret
 * is not named.
 */
export interface VoteShown {
  seat: number;
  key: string;
  prompt: string;
  label: string;
  agreed: number[];
  missing: number[];
}
/**
 * Keep the first `start` lines, then these follow, each told at its version of the table. `moves` are the places
 * at which a new move begins.
 */
export interface LogShown {
  start: number;
  lines: string[];
  versions: number[];
  moves: number[];
}
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
export interface EndingShown {
  cause: string;
  winners: number[];
  scores: number[];
  title: string;
  text: string[];
  lines: string[][];
}
/**
 * Under what a table is played: the versions of its rules and cards, the hash of what those cards do that can come
 * up in it, and the release that made it. `pack` names the pack of a past release, for which its reference is asked;
 * it is empty where the table has the cards that new tables have.
 */
export interface Runs {
  rules: number;
  cards: string;
  effects: string;
  release: string;
  pack: string;
}
/**
 * By which anybody can check the deal: the seal of the seed, which tells nothing of it and fits no other. The `key`
 * is told when the game is over; where somebody has `chosen` the seed, from the start.
 */
export interface Deal {
  seal: string;
  chosen: boolean;
  key: string;
}
/**
 * The best answers to the question that this seat was asked at version `since`, the best first.
 */
export interface Hint {
  type: "hint";
  seat: number;
  since: number;
  together: boolean;
  options: OptionAdvised[];
}
/**
 * What a bot thinks of an answer: the chance (0 to 1) of surviving, or of winning where players are rivals, in how
 * many worlds it was tried, and why.
 */
export interface OptionAdvised {
  key: string;
  label: string;
  chance: number;
  worlds: number;
  reason: string;
}
/**
 * What was asked is not done; nothing has changed. `rule` is a rule of the game, or HF-... of the house.
 */
export interface Refusal {
  type: "refused";
  rule: string;
  reason: string;
  key: string;
  version: number | null;
  request: string;
}
/**
 * The pick with this request has been made, now or before; the table follows.
 */
export interface Done {
  type: "done";
  request: string;
}
export interface Pong {
  type: "pong";
}
/**
 * Answers to the question seen at this version, one after another. A seat with the last word decides; another that
 * may answer proposes. If the table has moved on, nothing is done and the current table is sent.
 *
 * A `request` that nobody else uses makes sure: it is answered by a Done or a Refusal of the same name, and who sends
 * it again, because no answer came, has it done once.
 */
export interface Pick {
  type: "pick";
  version: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  keys: string[];
  seat?: number | null;
  request?: string;
}
export interface Propose {
  type: "propose";
  version: number;
  key: string | null;
  seat?: number | null;
}
export interface Undo {
  type: "undo";
  version: number;
  seat?: number | null;
}
/**
 * An answer to another's wish to take a pick back.
 */
export interface Agree {
  type: "agree";
  version: number;
  yes: boolean;
}
export interface Say {
  type: "say";
  text: string;
}
/**
 * Another name for a seat of mine.
 */
export interface Rename {
  type: "rename";
  name: string;
  seat?: number | null;
}
/**
 * Let a bot play on a seat of mine, or (for whoever made the table) on that of somebody who is away; None takes a
 * seat of mine back.
 */
export interface HandOver {
  type: "hand";
  bot: string | null;
  seat?: number | null;
}
/**
 * What would you do? Answered by a Hint to this browser alone, unless the table moves on before.
 */
export interface AskHint {
  type: "hint";
  version: number;
  seat?: number | null;
}
/**
 * Look from another of my seats.
 */
export interface SitAs {
  type: "sit";
  seat: number | null;
}
export interface Ping {
  type: "ping";
}
/**
 * With these values of an option, no other option has any of those, by this rule.
 */
export interface OptionBarred {
  values: string[];
  option: string;
  others: string[];
  rule: string;
}
/**
 * Something the table settles before the game; the first value is the rule as written.
 */
export interface OptionOffered {
  name: string;
  title: string;
  values: string[];
  called: string[];
  lines: string[];
  help: string;
  rule: string;
  not_with: OptionBarred[];
}
export interface GameOffered {
  name: string;
  title: string;
  summary: string;
  note: string;
  least_seats: number;
  most_seats: number;
  together: boolean;
  options: OptionOffered[];
}
export interface Catalogue {
  games: GameOffered[];
  bots: string[];
}
/**
 * What a board says of a card before somebody reads it.
 */
export interface CardNamed {
  title: string;
  kind: string;
}
/**
 * All cards of a game's pack by name, what the answers of its questions point at, and what only its own table
 * needs. What stands on a card is asked for when somebody wants to read it.
 *
 * `targets` says for each domain of answers what on the board it names: an answer `gather:near-3/b` of the domain
 * `spaces`, with {"spaces": "space"}, points at `space:near-3/b`.
 */
export interface Reference {
  game: string;
  edition: string;
  cards: {
    [k: string]: CardNamed;
  };
  targets: {
    [k: string]: string;
  };
  board: unknown;
}
export interface RuleText {
  id: string;
  title: string;
  rule: string;
  ruling: string;
}
export interface Rules {
  rules: RuleText[];
}
/**
 * Who sits there: `me` (whoever makes the table), `friend` (by a link), or a bot by its name.
 */
export interface SeatWanted {
  who: "bot" | "friend" | "me";
  name?: string | null;
  bot?: string | null;
}
export interface TableWanted {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWanted[];
  options?: {
    [k: string]: string;
  };
  seed?: number | null;
}
/**
 * A link that seats whoever sits down by it first; `seat` None is for those who only watch.
 */
export interface Invitation {
  seat: number | null;
  name: string;
  path: string;
}
/**
 * New links: for everybody not yet there, or for one `seat` (null for spectators). `revoke` also replaces a link by
 * which somebody has come, who then has to leave.
 */
export interface InvitationsWanted {
  seat?: number | null;
  revoke?: boolean;
}
export interface CodeWanted {
  seat?: number | null;
}
/**
 * By which a seat is taken up from another device, at /recover: shown once, and good for once.
 */
export interface Code {
  code: string;
}
export interface TableMade {
  table: string;
  invitations: Invitation[];
}
export interface Invitations {
  invitations: Invitation[];
}
export interface TableListed {
  table: string;
  game: string;
  title: string;
  seats: SeatShown[];
  options: {
    [k: string]: string;
  };
  picks: number;
  my_turn: boolean;
  over: boolean;
  outcome: string | null;
  made: string;
  changed: string;
  leaves: string | null;
}
export interface TablesListed {
  tables: TableListed[];
}
/**
 * The table as it was after `version` changes, as this seat could see it then. `log` is the log as it stood then,
 * told to somebody who has the log of now.
 */
export interface Moment {
  version: number;
  versions: number;
  view: unknown;
  said: string[];
  log: LogShown;
  waiting: number[];
  ending: EndingShown | null;
}
/**
 * Something the operator of this server should know. The chat as it is now goes with it.
 */
export interface Report {
  type: "report";
  text: string;
}
/**
 * A card to read: its story, and what it does in words made from what it does.
 */
export interface Card {
  id: string;
  title: string;
  kind: string;
  story: string;
  lines: string[];
  options: CardOption[];
}
export interface CardOption {
  story: string;
  condition: string;
  effect: string;
}
/**
 * `deposit`: what its tile must touch; `locked`: only a card allows it; `upgrade` is None where there is none.
 */
export interface FrostpunkBuilding {
  id: string;
  name: string;
  card: string;
  tiles: number;
  cost: FrostpunkStock;
  upgrade: FrostpunkStock | null;
  large: boolean;
  insulation: "blue" | "orange" | "red" | "white" | "yellow";
  upgraded_insulation: "blue" | "orange" | "red" | "white" | "yellow";
  deposit: ("coal" | "core" | "steel" | "tree" | "wood") | null;
  engineers: boolean;
  fixed: boolean;
  locked: boolean;
  usable: boolean;
  beds: number;
  hunting: number[];
}
export interface FrostpunkStock {
  wood: number;
  coal: number;
  core: number;
  steel: number;
}
/**
 * `pair`: the Law that leaves the game when this one is introduced.
 */
export interface FrostpunkLaw {
  id: string;
  name: string;
  card: string;
  pair: string | null;
  builds: string[];
}
export interface FrostpunkTechnology {
  id: string;
  name: string;
  card: string;
  rounds: number;
}
export interface FrostpunkAdvisor {
  id: string;
  name: string;
  card: string;
  exhausts: string;
}
export interface FrostpunkSociety {
  id: string;
  name: string;
  card: string;
}
/**
 * `ability` says where the card is played: an action, or Buildings.
 */
export interface FrostpunkCitizenCard {
  id: string;
  name: string;
  trade: string;
  card: string;
  type: "child" | "engineer" | "worker";
  ability: string;
}
/**
 * `card` is its white side, `inside` its black one; `hint` is what is to be found there.
 */
export interface FrostpunkExpedition {
  id: string;
  title: string;
  card: string;
  inside: string;
  deck: "A" | "B" | "C";
  spaces: number;
  hint: string;
}
export interface FrostpunkEvent {
  id: string;
  deck: "consequence" | "dispute" | "dusk" | "morning" | "scenario";
  specials: string[];
  wants: FrostpunkGoods;
}
/**
 * What lies on a card; what does not is left out.
 */
export interface FrostpunkGoods {
  wood?: number;
  coal?: number;
  core?: number;
  steel?: number;
  food?: number;
}
export interface FrostpunkTile {
  id: string;
  ring: "far" | "near";
}
export interface FrostpunkName {
  id: string;
  name: string;
}
/**
 * `forms` are the language's own, by their names: the plain one under '', `other`, `gender`...
 */
export interface FrostpunkNoun {
  id: string;
  forms: {
    [k: string]: string;
  };
}
export interface FrostpunkTokenTypes {
  hope: ("care" | "justice" | "motivation")[];
  discontent: ("anger" | "apathy" | "greed")[];
}
export interface FrostpunkLimits {
  rounds: number;
  heat: number;
  stress: number;
  too_sick: number;
  too_hungry: number;
  corpses: number;
  people: number;
  food: number;
  hunger: number;
  steel: number;
  on_space: number;
  hope: number;
  discontent: number;
  laws: number;
  automatons: number;
  people_per_meeple: number;
}
export interface FrostpunkBoard {
  places: FrostpunkBoardPlace[];
  generator: FrostpunkGeneratorSpace[];
  drawer: FrostpunkHex;
  maps: FrostpunkMap[];
  rounds: FrostpunkRound[];
  phases: FrostpunkName[];
  heat: FrostpunkHeatSpace[];
  ranges: FrostpunkRangeSpace[];
  insulations: ("blue" | "orange" | "red" | "white" | "yellow")[];
  zones: string[];
  sickness: FrostpunkSicknessSection[];
  hunger: FrostpunkHungerSection[];
  limits: FrostpunkLimits;
  buildings: FrostpunkBuilding[];
  laws: FrostpunkLaw[];
  technologies: FrostpunkTechnology[];
  advisors: FrostpunkAdvisor[];
  societies: FrostpunkSociety[];
  citizen_cards: FrostpunkCitizenCard[];
  expeditions: FrostpunkExpedition[];
  events: FrostpunkEvent[];
  tiles: FrostpunkTile[];
  tokens: FrostpunkTokenTypes;
  citizens: FrostpunkNoun[];
  meeples: FrostpunkNoun[];
  resources: FrostpunkNoun[];
  lying: FrostpunkNoun[];
  goods: FrostpunkNoun[];
}
/**
 * A place for a tile, in axial coordinates around the tower: q to the east, r to the south-east.
 */
export interface FrostpunkBoardPlace {
  place: string;
  q: number;
  r: number;
  ring: "far" | "generator" | "near";
  spaces: string[];
}
export interface FrostpunkGeneratorSpace {
  space: string;
  q: number;
  r: number;
}
export interface FrostpunkHex {
  q: number;
  r: number;
}
/**
 * The map of a scenario, by the names of its places.
 */
export interface FrostpunkMap {
  scenario: string;
  title: string;
  places: string[];
  rock: string[];
  deposits: FrostpunkMark[];
  marks: FrostpunkSpots[];
}
/**
 * Where a Deposit may lie, in the order of the view's `deposits`: on the Rim beyond a place, or on the rock of
 * one.
 */
export interface FrostpunkMark {
  place: string;
  q: number;
  r: number;
  on_rock: boolean;
}
/**
 * Marks of the scenario, and the places of each spot on which they lie.
 */
export interface FrostpunkSpots {
  id: string;
  title: string;
  spots: string[][];
  wanted: number;
}
export interface FrostpunkRound {
  round: number;
  fed: "child" | "engineer" | "worker";
}
/**
 * `cubes` are dropped in a stress check; `icon` falls sick while the heat stays below.
 */
export interface FrostpunkHeatSpace {
  space: number;
  cubes: number;
  icon: ("child" | "engineer" | "worker") | null;
}
/**
 * The Heat levels at which the two symbols of an indicator on this space stand.
 */
export interface FrostpunkRangeSpace {
  space: number;
  insulation: number;
  zone: number;
}
/**
 * From so many sick of a type on.
 */
export interface FrostpunkSicknessSection {
  least: number;
  spent: number;
  flips: number;
}
/**
 * From so much Hunger on.
 */
export interface FrostpunkHungerSection {
  least: number;
  discontent: number;
  deaths: number;
}
/**
 * On which space of the Generator track each Heat Range indicator stands.
 */
export interface FrostpunkIndicators {
  red: number;
  orange: number;
  yellow: number;
}
/**
 * `warm_from`: from which heat on red, orange and yellow Buildings are heated, and `warm` whether they are;
 * `zones_from`: the same for the Generator tile, Near and Far tiles (a larger zone takes in the smaller ones).
 */
export interface FrostpunkGenerator {
  heat: number;
  cold: number;
  end: number;
  indicators: FrostpunkIndicators;
  warm_from: number[];
  zones_from: number[];
  warm: boolean[];
  stress: number;
  most_stress: number;
  inside: number;
  overheated: boolean;
  upgraded: boolean;
}
/**
 * `building` is an id of the Buildings board, or `ruins`. A large Building lies on both spaces; `first` where it is
 * drawn.
 */
export interface FrostpunkSpace {
  space: string;
  lies: ("coal" | "core" | "steel" | "tree" | "wood") | null;
  amount: number;
  building: string | null;
  first: boolean;
  upgraded: boolean;
  heated: boolean;
  meeple: ("automaton" | "child" | "child-engineer" | "child-worker" | "engineer" | "worker") | null;
}
/**
 * A tile that lies on the map; `tile` is None for the Generator tile.
 */
export interface FrostpunkPlace {
  place: string;
  tile: string | null;
  heated: boolean;
  spaces: FrostpunkSpace[];
}
/**
 * Citizens of one type. `grave`: the sick have a skull; `spent` of their Meeples are missing this Round.
 */
export interface FrostpunkPeople {
  type: "child" | "engineer" | "worker";
  number: number;
  sick: number;
  grave: boolean;
  spent: number;
  meeples: number;
}
export interface FrostpunkMeeples {
  worker: number;
  engineer: number;
  child: number;
  "child-worker": number;
  "child-engineer": number;
  automaton: number;
}
export interface FrostpunkHopeToken {
  type: "care" | "justice" | "motivation";
  active: boolean;
}
export interface FrostpunkDiscontentToken {
  type: "anger" | "apathy" | "greed";
  active: boolean;
}
export interface FrostpunkTonight {
  beds: number;
  child_beds: number;
  need: number;
}
/**
 * How many tiles of a Building can still be built, and how many of them lie there as Ruins.
 */
export interface FrostpunkBuildingLeft {
  id: string;
  left: number;
  ruined: number;
  allowed: boolean;
}
/**
 * The area of a Special Action. `done`: it cannot be done again.
 */
export interface FrostpunkArea {
  meeple: ("automaton" | "child" | "child-engineer" | "child-worker" | "engineer" | "worker") | null;
  done: boolean;
}
/**
 * An Event or Scenario card that lies open, and what is on it; of a card with Special Actions their areas.
 */
export interface FrostpunkOnDisplay {
  card: string;
  goods: FrostpunkGoods;
  areas: FrostpunkArea[];
  automatons: number;
}
export interface FrostpunkDiscards {
  dusk: string[];
  weather: string[];
  citizens: string[];
}
export interface FrostpunkFaceDown {
  morning: number;
  weather: number;
  citizens: number;
  near: number;
  far: number;
  disputes: number;
}
/**
 * `due`: the Round on which its token lies.
 */
export interface FrostpunkTechnologyOpen {
  id: string;
  developed: boolean;
  due: number | null;
}
export interface FrostpunkExpeditionDeck {
  left: number;
  top: string | null;
}
export interface FrostpunkExpeditionDecks {
  A: FrostpunkExpeditionDeck;
  B: FrostpunkExpeditionDeck;
  C: FrostpunkExpeditionDeck;
}
/**
 * `explored`: its black side can be read, the card `ID/inside` of the reference.
 */
export interface FrostpunkExpeditionCard {
  card: string;
  explored: boolean;
}
/**
 * A trail, from the lowest card to the top one; `step` is the space of the path on which the Scout stands.
 */
export interface FrostpunkStack {
  cards: FrostpunkExpeditionCard[];
  scout: ("automaton" | "child" | "child-engineer" | "child-worker" | "engineer" | "worker") | null;
  step: number;
}
export interface FrostpunkExpeditions {
  decks: FrostpunkExpeditionDecks;
  stacks: FrostpunkStack[];
}
/**
 * `sheets`: the Advisors whose Responsibility sheets lie here, the own one first.
 */
export interface FrostpunkPlayer {
  seat: number;
  advisor: string | null;
  sheets: string[];
  hand: string[];
  played: string | null;
}
/**
 * The whole table. `dusk` is what is known to be in the Dusk deck, in no order; `L03?` is a consequence of L03.
 * `deposits` are those of the places that can have one, `marks` those of the scenario, both in the order of its map;
 * `triggers` the Rounds with a Scenario Trigger token.
 */
export interface FrostpunkView {
  scenario: string;
  society: string;
  difficulty: "hard" | "normal";
  round: number;
  rounds: number;
  phase:
    "action" | "dawn" | "dusk" | "generator" | "hunger" | "morning" | "night" | "preparation" | "set-up" | "weather";
  leader: number;
  active: number;
  fed: "child" | "engineer" | "worker";
  people: FrostpunkPeople[];
  food: number;
  hunger: number;
  too_hungry: number;
  corpses: number;
  corpse_end: number;
  stock: FrostpunkStock;
  automatons: number;
  hope: FrostpunkHopeToken[];
  discontent: FrostpunkDiscontentToken[];
  generator: FrostpunkGenerator;
  ready: FrostpunkMeeples;
  construction: FrostpunkMeeples;
  snow: FrostpunkMeeples;
  resting: FrostpunkMeeples;
  tonight: FrostpunkTonight;
  map: FrostpunkPlace[];
  deposits: (("coal" | "core" | "steel" | "tree" | "wood") | null)[];
  marks: number[][];
  buildings: FrostpunkBuildingLeft[];
  display: FrostpunkOnDisplay[];
  dispute: string | null;
  dusk: string[];
  revealed: string[];
  discards: FrostpunkDiscards;
  face_down: FrostpunkFaceDown;
  storm: number | null;
  storms: number;
  triggers: number[];
  laws: string[];
  future_laws: string[];
  technologies: FrostpunkTechnologyOpen[];
  expeditions: FrostpunkExpeditions;
  players: FrostpunkPlayer[];
  call_to_rise: boolean;
  dangers: [string, number[]][];
}
/**
 * One thing that a marker on a tile does: `number` of `kind`; for points and Leaders `kind` is None. `price` is
 * what a Leader costs.
 */
export interface RebuildGift {
  does: "gain" | "help" | "leader" | "score" | "take" | "trade";
  number: number;
  kind: ("distressed" | "food" | "influence" | "injured" | "money" | "story" | "supplies" | "water" | "worker") | null;
  price: RebuildTokens | null;
  words: string;
}
export interface RebuildTokens {
  water: number;
  food: number;
  supplies: number;
  worker: number;
  distressed: number;
  injured: number;
  influence: number;
  story: number;
  money: number;
}
/**
 * `word` is what answers call it: `tile:WORD` is its target. `cost` is its price on an open space.
 */
export interface RebuildTile {
  id: string;
  word: string;
  name: string;
  card: string;
  kind: "building" | "printed" | "special";
  level: number;
  three: boolean;
  icon: "cross" | "drop" | "hammer" | "hand" | "press" | "star" | "wheat";
  cost: RebuildTokens;
  price: string;
  gives: RebuildGift[];
  words: string;
  points: number;
  influence: number;
  hearts: number;
}
export interface RebuildObjective {
  id: string;
  name: string;
  card: string;
  words: string;
}
export interface RebuildResupply {
  id: string;
  card: string;
  level: number;
  tokens: RebuildOnBoard;
  words: string;
}
/**
 * The six squares of the board that hold tokens.
 */
export interface RebuildOnBoard {
  water: number;
  food: number;
  supplies: number;
  worker: number;
  distressed: number;
  injured: number;
}
/**
 * A square of the board: `place` as in answers.
 */
export interface RebuildSquare {
  place: string;
  name: string;
  words: string;
}
/**
 * A square that holds tokens of one kind.
 */
export interface RebuildStore {
  place: string;
  kind: "distressed" | "food" | "influence" | "injured" | "money" | "story" | "supplies" | "water" | "worker";
}
/**
 * The spaces of a seat's mat; `printed` are the tiles that lie on the first of them from the start.
 */
export interface RebuildMat {
  seat: number;
  places: string[];
  printed: string[];
}
export interface RebuildIcon {
  id: "cross" | "drop" | "hammer" | "hand" | "press" | "star" | "wheat";
  name: string;
}
/**
 * `forms` are the language's own, by their names: the plain one under '', `other`, `gender`...
 */
export interface RebuildNoun {
  id: "distressed" | "food" | "influence" | "injured" | "money" | "story" | "supplies" | "water" | "worker";
  forms: {
    [k: string]: string;
  };
}
export interface RebuildLimits {
  track: number;
  leaders: number;
  row: number;
  uses: number;
  markers: number;
  bonus: number;
}
/**
 * `sheet`: the headings of the lines of the score sheet.
 */
export interface RebuildBoard {
  tiles: RebuildTile[];
  objectives: RebuildObjective[];
  resupply: RebuildResupply[];
  squares: RebuildSquare[];
  stores: RebuildStore[];
  mats: RebuildMat[];
  kinds: RebuildNoun[];
  icons: RebuildIcon[];
  tokens: RebuildTokens;
  sheet: string[];
  limits: RebuildLimits;
}
/**
 * What the table agreed on before the game.
 */
export interface RebuildOptions {
  same_action: "kind" | "place";
  leader_bonus: "all" | "not-leaders";
  tied_bonus: "all" | "nobody";
  objectives_for: "all" | "own";
}
export interface RebuildFaceDown {
  level_1: number;
  level_2: number;
  resupply_1: number;
  resupply_2: number;
}
/**
 * A space of a mat: its tiles from the lowest to the visible one, and how many markers lie there.
 */
export interface RebuildSpace {
  place: string;
  pile: string[];
  leader: boolean;
  used: number;
}
/**
 * `squares`: markers on the three middle squares. `special` is an id, `hidden` or `built`. `objective` is None
 * while it is hidden; `sheet` holds the lines of the score sheet once the game is over.
 */
export interface RebuildPlayer {
  seat: number;
  mat: number;
  held: RebuildTokens;
  workers: number;
  points: number;
  influence: number;
  hearts: number;
  markers: number;
  leaders: number;
  spaces: RebuildSpace[];
  squares: number[];
  special: string;
  objective: string | null;
  sheet: number[] | null;
}
/**
 * The whole table. `row` is the offer from the newest tile to the oldest, which goes when the round ends.
 */
export interface RebuildView {
  round: number;
  level: number;
  ending: boolean;
  step: "leaders" | "turn";
  first: number;
  active: number;
  options: RebuildOptions;
  supply: RebuildTokens;
  board: RebuildOnBoard;
  leaders_left: number;
  row: string[];
  face_down: RebuildFaceDown;
  discarded: string[];
  resupply_used: string[];
  open_objective: string;
  players: RebuildPlayer[];
}
/**
 * Floors count from the cellar, 0; columns from the left, 1. `action`: the name of what is printed there. `ladder`:
 * one may climb from here to the space above; `hole`: the number of the hole in the wall to its right. On a `dark` or
 * `printed` space no Fitting stands; on a `crowd` one many can work. `after`: what befalls whoever has acted here, in
 * words.
 */
export interface WarBoardSpace {
  id: string;
  name: string;
  floor: number;
  column: number;
  printed: "" | "action" | "floor" | "guard" | "storage";
  action: string | null;
  ladder: boolean;
  hole: number | null;
  dark: boolean;
  crowd: boolean;
  street: boolean;
  after: string | null;
}
/**
 * A side of the board.
 */
export interface WarPlan {
  id: string;
  title: string;
  floors: number;
  columns: number;
  spaces: WarBoardSpace[];
}
/**
 * `forms` are the language's own, by their names: the plain one under '', `other`, `gender`...
 */
export interface WarGoods {
  id: string;
  forms: {
    [k: string]: string;
  };
  colour: "green" | "grey" | "red" | "resource" | "yellow";
  weight: number;
}
export interface WarFitting {
  id: string;
  name: string;
  cost: {
    [k: string]: number;
  };
  beside: string | null;
  bed: boolean;
}
/**
 * `inventory` is the weight that can be carried.
 */
export interface WarCharacter {
  id: string;
  name: string;
  trade: string;
  prowess: number;
  empathy: number;
  inventory: number;
}
/**
 * `number`: Unknown cards laid out there; `rule` holds for the whole visit.
 */
export interface WarLocation {
  id: string;
  number: number;
  rule: string | null;
}
/**
 * `lasts`: what it does while it lies face up, in words.
 */
export interface WarEvent {
  id: string;
  kind: "chapter" | "ending" | "event";
  lasts: string | null;
}
export interface WarObjectiveCard {
  id: string;
  asks: string;
}
/**
 * `weapons`: what is fought with by whoever rolls it.
 */
export interface WarDieFaces {
  id: "red" | "white" | "yellow";
  faces: string[];
  weapons: string[];
}
export interface WarName {
  id: string;
  name: string;
}
export interface WarLimits {
  rounds: number;
  noise: number;
  foe_wounds: number;
}
/**
 * `obstacles`: the kinds of Shelter cards.
 */
export interface WarBoard {
  plans: WarPlan[];
  goods: WarGoods[];
  fittings: WarFitting[];
  characters: WarCharacter[];
  locations: WarLocation[];
  events: WarEvent[];
  objectives: WarObjectiveCard[];
  obstacles: WarName[];
  dice: WarDieFaces[];
  phases: WarName[];
  tasks: WarName[];
  limits: WarLimits;
}
/**
 * The row of cards; the one that acts `next`; who stands on the FINDINGS PILE, and how many are left to come.
 */
export interface WarStreet {
  row: string[];
  next: string;
  pile: ("farmer" | "soldier" | "thug")[];
  pool: {
    [k: string]: number;
  };
}
/**
 * The Desperate Measures that the group holds, and how many are left to draw.
 */
export interface WarMeasures {
  in_hand: string[];
  left: number;
}
/**
 * How many of its cards are `left`; those `visited`; and whether the scavengers are there now.
 */
export interface WarHeart {
  left: number;
  visited: string[];
  here: boolean;
}
/**
 * A path across a map card: where it ends, and what is marked on it.
 */
export interface WarPath {
  exit: "e" | "n" | "red" | "s" | "w";
  marks: ("1" | "2" | "3" | "4" | "A" | "B" | "C" | "D")[];
}
/**
 * A map card laid: the entrance and the exit taken, None before they are, and the `paths` from that entrance.
 */
export interface WarTunnel {
  card: string;
  entrance: ("e" | "n" | "s" | "start" | "w") | null;
  exit: ("e" | "n" | "red" | "s" | "w") | null;
  paths: WarPath[];
}
/**
 * Who is sent `below` today; the map cards laid, in order, and how many marks of the last path have been `met`; how
 * many cards lie face down, and the cards of rooms and corridors that were drawn, by their first entries.
 */
export interface WarSewers {
  below: number[];
  underground: boolean;
  way: WarTunnel[];
  met: number;
  threat: number;
  maps: number;
  rooms: number;
  corridors: number;
  rooms_drawn: string[];
  corridors_drawn: string[];
}
/**
 * `own`: the Hidden Objective of the seat that looks. `kept`: by seat, whether it holds one that is secret.
 */
export interface WarSecrets {
  own: string | null;
  kept: boolean[];
  revealed: string[];
}
/**
 * `chosen`: those in play, by the names of their start options. `dog`: what is so of the dog, if it lives in the
 * house and its card is in play: fed today, out with the scavengers, and has shown them a way round somebody.
 */
export interface WarExpansions {
  chosen: (
    "desperate" | "farmers" | "heart" | "hidden-objectives" | "orphans" | "our-street" | "pets" | "sewers" | "tactics"
  )[];
  dog: ("along" | "fed" | "helped")[];
  street: WarStreet | null;
  measures: WarMeasures | null;
  heart: WarHeart | null;
  sewers: WarSewers | null;
  secrets: WarSecrets | null;
}
/**
 * What lies on the FINDINGS PILE weighs so much, and those who are out can carry so much.
 */
export interface WarLoad {
  weight: number;
  capacity: number;
}
/**
 * Where the scavengers are. `place` is None if the card has left the board during the visit; `risk`: on how many
 * rolls in a hundred noise brings somebody; `turned` are the cards explored, the last one on top.
 */
export interface WarTrip {
  place: ("distant" | "far" | "near") | null;
  location: string;
  unknown: number;
  turned: string[];
  noise: number;
  risk: number;
  resident: string | null;
  scavengers: number[];
  fled: boolean;
  packing: boolean;
}
/**
 * An enemy on the combat chart: in the row of its `weapon` (None: bare hands), in the column of its `wounds`; three
 * kill. `melee` is what it falls back on.
 */
export interface WarFoe {
  foe: number;
  kind: "A" | "B" | "C";
  prowess: number;
  weapon: string | null;
  melee: string | null;
  wounds: number;
  dodges: boolean;
}
/**
 * Whose roll is being settled: a person's or an enemy's.
 */
export interface WarRoll {
  person: number | null;
  foe: number | null;
}
/**
 * `round`: the one being fought, or the last that was; 0 before the first.
 */
export interface WarFight {
  resident: string | null;
  round: number;
  foes: WarFoe[];
  dodging: number[];
  rolling: WarRoll | null;
}
/**
 * Levels from 0 to 4.
 */
export interface WarStates {
  hunger: number;
  fatigue: number;
  misery: number;
  wounds: number;
  illness: number;
}
/**
 * `person` is a place in the group, from 1. `blocked`: action rounds with a black dot. `can_act`: has an action in
 * this round, and something to do. `builds` and `moves_to` are what the action of this round will do. `treated`:
 * medical tokens on the card. `stopped`: explores no further tonight.
 */
export interface WarPerson {
  person: number;
  character: string;
  starting: boolean;
  states: WarStates;
  blocked: number[];
  asleep: boolean;
  can_act: boolean;
  acted: boolean;
  at: string | null;
  builds: string | null;
  moves_to: string | null;
  task: ("bed" | "floor" | "guard" | "out") | null;
  weapon: string | null;
  treated: string[];
  stopped: boolean;
}
/**
 * Who is with the group no more: dead, or `left`.
 */
export interface WarGone {
  character: string;
  left: boolean;
}
/**
 * `card` is known once its Remnants side lies up.
 */
export interface WarShelterCard {
  kind: "bars" | "door" | "furniture" | "heap" | "rubble";
  remnants: boolean;
  card: string | null;
}
/**
 * `cards` from the lowest to the top one; `waits`: days until the Fitting has something ready, 0 for nothing.
 * `figures`: who else stands there, one word for each.
 */
export interface WarSpace {
  space: string;
  cards: WarShelterCard[];
  fitting: string | null;
  waits: number;
  reachable: boolean;
  figures: ("farmer" | "soldier" | "thug")[];
}
/**
 * `open` lie face up and hold. `to_come` from the top: event, ending, or the id of a card the scenario names.
 */
export interface WarEvents {
  left: number;
  open: string[];
  to_come: string[];
}
/**
 * The current one; `steps` is 0 if it has no counter.
 */
export interface WarObjective {
  card: string;
  status: number;
  steps: number;
}
/**
 * A script to come: at a time of day after so many days, or in place of the next card of a kind.
 */
export interface WarLater {
  when: "dawn" | "dusk" | "exploration" | "morning" | "raid" | "resident" | "visitor";
  days: number;
  script: string;
}
export interface WarHarm {
  damage: number;
  wounds: number;
}
/**
 * `damage` and `wounds`: what was added to the next raid; while one is carried out, what is left of it. `events`:
 * what face-up Events, and whoever stands about, add to every raid.
 */
export interface WarTonight {
  damage: number;
  wounds: number;
  events: WarHarm;
  under_way: boolean;
  spared: boolean;
  guards: number[];
}
/**
 * Red-corner cards not yet in their decks.
 */
export interface WarAside {
  raids: number;
  residents: number;
}
/**
 * The whole table. `meant`: the person whom a card calls 'this character'. `lent`: tools in use by day. `supply`:
 * how many more of each kind can be gained. `hidden`: what is hidden at each of the three `places`. `event` and
 * `visitor` are cards being carried out. `script` is being read; `whole_script`: this seat holds the book, the others
 * hear what stands between asterisks. `read`: all scripts so far, in order; `for_the_end`: those that will be read
 * with the epilogues.
 */
export interface WarView {
  scenario: string;
  board: string;
  rules: string[];
  day: number;
  phase: "dawn" | "day" | "dusk" | "evening" | "morning" | "raid" | "scavenging" | "set-up";
  round: number;
  leader: number;
  group: WarPerson[];
  meant: number | null;
  gone: WarGone[];
  pets: ("cat" | "dog")[];
  expansions: WarExpansions;
  storage: {
    [k: string]: number;
  };
  lent: {
    [k: string]: number;
  };
  pile: {
    [k: string]: number;
  };
  load: WarLoad | null;
  supply: {
    [k: string]: number;
  };
  values: {
    [k: string]: number;
  };
  shelter: WarSpace[];
  boarded: boolean[];
  beds: number;
  cold: number;
  fittings: string[];
  ideas: string[];
  events: WarEvents;
  objective: WarObjective | null;
  completed: string[];
  victory: boolean;
  kept: string[];
  places: (string | null)[];
  hidden: {
    [k: string]: number;
  }[];
  trip: WarTrip | null;
  fight: WarFight | null;
  event: string | null;
  visitor: string | null;
  script: string | null;
  whole_script: boolean;
  read: string[];
  for_the_end: string[];
  later: WarLater[];
  tonight: WarTonight;
  face_down: {
    [k: string]: number;
  };
  discards: {
    [k: string]: string[];
  };
  aside: WarAside;
  dangers: [string, number[]][];
}
/**
 * Something on the table: what it is called, how many there are, and what answers point at it (`foods:bread`).
 */
export interface PlainThing {
  name: string;
  number?: number | null;
  target?: string;
}
/**
 * A track, tokens or cards that belong together.
 */
export interface PlainRow {
  name: string;
  things: PlainThing[];
}
/**
 * What lies before a seat, or (seat None) between all.
 */
export interface PlainSection {
  title: string;
  seat: number | null;
  rows: PlainRow[];
}
export interface PlainView {
  sections: PlainSection[];
}
