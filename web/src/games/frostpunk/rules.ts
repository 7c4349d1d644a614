// Which rules speak of what on the table. Several stand in the order in which they are best read.

import type { FrostpunkSpace } from "../../lib/wire";

export const RULES = {
  round: "FP-RND-04 FP-RND-05",
  phase: "FP-RND-01 FP-RND-03",
  fed: "FP-RND-06 FP-HUN-08",
  storm: "FP-WEA-10 FP-WEA-09 FP-DAWN-06",
  trigger: "FP-DAWN-05 FP-SCN-02",
  due: "FP-DAWN-03 FP-TECH-03",
  society: "FP-SOC-01 FP-SET-14",

  supply: "FP-GEN-06 FP-GEN-05 FP-GEN-14",
  resource: "FP-GEN-08 FP-GEN-07 FP-LIM-04",
  food: "FP-GEN-09 FP-HUN-08 FP-LIM-02",
  steel: "FP-LIM-05 FP-GATH-06",
  automaton: "FP-AUTO-02 FP-AUTO-03 FP-AUTO-06",

  map: "FP-ADJ-06 FP-ADJ-02 FP-ADJ-10",
  tile: "FP-GATH-05 FP-ADJ-01 FP-ADJ-02",
  generatorTile: "FP-ADJ-04 FP-ADJ-05 FP-ADJ-07",
  warmth: "FP-ACT-14 FP-ACT-20 FP-ACT-18 FP-ACT-19 FP-ACT-15",
  insulation: "FP-BLD-01 FP-ACT-19 FP-ACT-21",
  free: "FP-CONS-05 FP-CONS-08",
  gather: "FP-GATH-01 FP-GATH-02 FP-GATH-03",
  tree: "FP-GEN-20",
  working: "FP-ACT-12 FP-ACT-10 FP-USE-09",
  snow: "FP-SNOW-01 FP-SNOW-02 FP-SNOW-05 FP-SNOW-06",
  deposit: "FP-ADJ-09 FP-SET-06 FP-GATH-07",
  upgraded: "FP-BLD-02 FP-BLD-03",

  tower: "FP-GNR-01 FP-GNR-02 FP-GNR-04",
  drawer: "FP-GNR-08 FP-GNR-09 FP-SET-03",
  generator: "FP-GNR-01 FP-GNR-05 FP-GNR-07 FP-GNR-11",
  heat: "FP-GNR-01 FP-GNR-03 FP-GNR-12",
  cold: "FP-GNR-03 FP-GNR-05 FP-WEA-02",
  heatSpace: "FP-GNR-01 FP-GNR-07 FP-GNR-05",
  buildingRange: "FP-ACT-19 FP-ACT-21 FP-ACT-17",
  zoneRange: "FP-ACT-18 FP-ACT-21 FP-ADJ-10",
  stress: "FP-GNR-10 FP-GNR-11 FP-END-04",
  inside: "FP-GNR-08 FP-GNR-15",
  coldCheck: "FP-GNR-05 FP-GNR-06",
  overheated: "FP-GNR-13 FP-END-04",
  towerUpgraded: "FP-BLD-09",

  people: "FP-GEN-10 FP-LIM-01 FP-GEN-11",
  sick: "FP-SICK-01 FP-PREP-06 FP-END-05",
  grave: "FP-SICK-03 FP-SICK-04 FP-SICK-17",
  spent: "FP-ACT-03 FP-PREP-08 FP-NIGHT-01",
  meeple: "FP-ACT-01 FP-ACT-10 FP-ACT-08",
  child: "FP-ACT-11 FP-ACT-01",
  childAtWork: "FP-CHILD-03 FP-CHILD-01 FP-CHILD-02",
  construction: "FP-CONS-02 FP-CONS-01 FP-ACT-12",
  clearing: "FP-SNOW-01 FP-ACT-12",
  resting: "FP-ACT-12 FP-NIGHT-02",

  night: "FP-HUN-01 FP-NIGHT-04",
  meal: "FP-HUN-08 FP-HUN-09",
  hunger: "FP-HUN-02 FP-HUN-03 FP-HUN-04 FP-END-07",
  corpses: "FP-SICK-07 FP-END-08 FP-GEN-15",
  beds: "FP-NIGHT-04 FP-NIGHT-05 FP-NIGHT-06 FP-NIGHT-09",
  childBeds: "FP-NIGHT-08 FP-BLD-41",

  feelings: "FP-HOPE-01 FP-HOPE-02",
  hope: "FP-HOPE-15 FP-HOPE-12 FP-END-02",
  discontent: "FP-HOPE-16 FP-END-03",
  token: "FP-HOPE-01 FP-HOPE-03 FP-HOPE-04",

  players: "FP-GEN-04 FP-ACT-05 FP-CIT-02",
  leader: "FP-GEN-04 FP-DAWN-01",
  turn: "FP-ACT-05 FP-ACT-07",
  advisor: "FP-ADV-03 FP-ADV-02 FP-PREP-01",
  sheets: "FP-SET-42 FP-ADV-01",
  citizenCard: "FP-CIT-01 FP-CIT-04 FP-CIT-03",
  played: "FP-CIT-10 FP-CIT-11",
  callToRise: "FP-ADV-05 FP-ADV-04",

  displays: "FP-EVT-21 FP-SCN-01 FP-GEN-18",
  event: "FP-EVT-09 FP-EVT-08 FP-SPEC-03",
  scenario: "FP-SCN-03 FP-SCN-04 FP-SPEC-02",
  special: "FP-SPEC-04 FP-SPEC-06",
  duskDeck: "FP-DUSK-02 FP-EVT-11",
  consequence: "FP-LAW-02 FP-EVT-11",
  dispute: "FP-DUSK-05 FP-DUSK-06",
  piles: "FP-GEN-17 FP-GEN-16",
  weather: "FP-WEA-01 FP-WEA-02",

  expeditions: "FP-EXP-01 FP-SCOUT-01 FP-SCOUT-04",
  trail: "FP-EXP-02 FP-EXP-03 FP-EXP-17",
  scout: "FP-SCOUT-05 FP-EXP-02 FP-WEA-07",
  explored: "FP-EXP-16 FP-EXP-07",
  decks: "FP-EXP-01 FP-EXP-18",

  laws: "FP-LAW-01 FP-LAW-06 FP-LAW-05",
  noLaw: "FP-LAW-06",
  technologies: "FP-TECH-01 FP-TECH-03 FP-TECH-06",
  buildings: "FP-CONS-02 FP-CONS-03 FP-CONS-04 FP-BLD-57",
  cost: "FP-CONS-03 FP-GEN-14",
  locked: "FP-CONS-04",
  left: "FP-CONS-11 FP-BLD-57",
  engineers: "FP-USE-05",
  large: "FP-CONS-08 FP-USE-04",
  ruins: "FP-BLD-40 FP-NIGHT-07",
} as const;

/** The rule of each Building; the second is that of its upgraded side. */
const BUILDINGS: Record<string, [string, string?]> = {
  cookhouse: ["FP-BLD-06"],
  platform: ["FP-BLD-07"],
  generator: ["FP-BLD-08", "FP-BLD-09"],
  workshop: ["FP-BLD-10"],
  "charcoal-kiln": ["FP-BLD-13", "FP-BLD-14"],
  "hunters-hut": ["FP-BLD-15", "FP-BLD-16"],
  "gathering-post": ["FP-BLD-17", "FP-BLD-18"],
  factory: ["FP-BLD-19"],
  sawmill: ["FP-BLD-20", "FP-BLD-21"],
  "medical-post": ["FP-BLD-22", "FP-BLD-23"],
  beacon: ["FP-BLD-24", "FP-BLD-25"],
  "coal-thumper": ["FP-BLD-26", "FP-BLD-28"],
  infirmary: ["FP-BLD-29", "FP-BLD-30"],
  hothouse: ["FP-BLD-31", "FP-BLD-32"],
  "coal-mine": ["FP-BLD-33", "FP-BLD-34"],
  "wall-drill": ["FP-BLD-35", "FP-BLD-36"],
  house: ["FP-BLD-37"],
  bunkhouse: ["FP-BLD-38"],
  tent: ["FP-BLD-39"],
  ruins: ["FP-BLD-40"],
  "child-shelter": ["FP-BLD-41"],
  "care-house": ["FP-BLD-42"],
  "fighting-arena": ["FP-BLD-43"],
  "public-house": ["FP-BLD-44"],
  "field-kitchen": ["FP-BLD-46"],
  cemetery: ["FP-BLD-47"],
  temple: ["FP-BLD-48"],
  "faith-keepers": ["FP-BLD-49"],
  "snow-pit": ["FP-BLD-51"],
  "propaganda-centre": ["FP-BLD-52"],
  agitator: ["FP-BLD-53"],
  prison: ["FP-BLD-54"],
  "steam-hub": ["FP-TECH-15"],
};

export function buildingRules(id: string, upgraded = false): string {
  const [basic, better] = BUILDINGS[id] ?? ["FP-BLD-56"];
  return upgraded && better ? `${better} ${basic}` : basic;
}

const LAWS: Record<string, string> = {
  L01: "FP-LAW-09",
  L02: "FP-LAW-10",
  L03: "FP-LAW-11",
  L04: "FP-LAW-12",
  L05: "FP-LAW-13",
  L06: "FP-LAW-14",
  L07: "FP-LAW-15",
  L08: "FP-LAW-16",
  L09: "FP-LAW-17",
  L10: "FP-LAW-18",
  L11: "FP-LAW-19",
  L12: "FP-LAW-20",
  L13: "FP-LAW-21",
  L14: "FP-LAW-22",
  L15: "FP-LAW-23",
  L16: "FP-LAW-24",
};

const TECHNOLOGIES: Record<string, string> = {
  T01: "FP-TECH-07",
  T02: "FP-TECH-08",
  T03: "FP-TECH-09",
  T04: "FP-TECH-10",
  T05: "FP-TECH-11",
  T06: "FP-TECH-12",
  T07: "FP-TECH-13",
  T08: "FP-TECH-14",
  T09: "FP-TECH-15",
};

export const lawRules = (id: string): string => `${LAWS[id] ?? ""} FP-LAW-01`.trim();
export const technologyRules = (id: string): string => `${TECHNOLOGIES[id] ?? ""} FP-TECH-03`.trim();

const MEEPLES: Record<string, string> = {
  child: RULES.child,
  "child-worker": RULES.childAtWork,
  "child-engineer": RULES.childAtWork,
  automaton: RULES.automaton,
};

export const meepleRules = (kind: string): string => MEEPLES[kind] ?? RULES.meeple;

const STORES: Record<string, string> = { food: RULES.food, steel: RULES.steel, automaton: RULES.automaton };

export const storeRules = (name: string): string => STORES[name] ?? RULES.resource;

/** What stands or lies there first, then how warm it is, then who is there. */
export function spaceRules({ building, upgraded, lies, amount, meeple }: FrostpunkSpace): string {
  const there = building
    ? `${buildingRules(building, upgraded)} FP-USE-01`
    : lies && amount
      ? lies === "tree"
        ? RULES.tree
        : RULES.gather
      : RULES.free;
  return [there, "FP-ACT-14", meeple ? "FP-ACT-12" : ""].filter(Boolean).join(" ");
}
