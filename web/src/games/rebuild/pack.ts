// What never changes at a table of Rebuild, by name: tiles, objectives, nouns, and what answers point at.

import type { Way } from "../../lib/board";
import { listed, nounsOf, plural, say, sentences, type Noun } from "../../lib/speech.svelte";
import type {
  RebuildBoard,
  RebuildNoun,
  RebuildObjective,
  RebuildResupply,
  RebuildTile,
  RebuildTokens,
  Reference,
} from "../../lib/wire";

export type Kind = RebuildNoun["id"];
export type Counts = Partial<RebuildTokens>;

export class Pack {
  readonly board: RebuildBoard;
  readonly #tiles: Map<string, RebuildTile>;
  readonly #objectives: Map<string, RebuildObjective>;
  readonly #resupply: Map<string, RebuildResupply>;
  readonly noun: (kind: Kind) => Noun;
  readonly #targets: Reference["targets"];

  constructor(reference: Reference) {
    this.board = reference.board as RebuildBoard;
    this.#tiles = byId(this.board.tiles);
    this.#objectives = byId(this.board.objectives);
    this.#resupply = byId(this.board.resupply);
    this.noun = nounsOf(this.board.kinds);
    this.#targets = reference.targets;
  }

  /** `hidden` and `built` stand where a tile's id would: they are no tiles. */
  tile(id: string): RebuildTile | undefined {
    return this.#tiles.get(id);
  }

  objective(id: string): RebuildObjective | undefined {
    return this.#objectives.get(id);
  }

  resupply(id: string): RebuildResupply | undefined {
    return this.#resupply.get(id);
  }

  /** The target of a place: a space of a mat, a square of the board. */
  place(word: string): string {
    return this.#target("places", word);
  }

  /** The target of a tile that can be built. */
  offer(tile: RebuildTile): string {
    return this.#target("building", tile.word);
  }

  /** The target of a kind of token in the supply. */
  token(kind: Kind): string {
    return this.#target("tokens", kind);
  }

  exchange(word: string): string {
    return this.#target("exchanges", word);
  }

  money(count: number): string {
    return this.#target("money", String(count));
  }

  #target(domain: string, word: string): string {
    return `${this.#targets[domain] ?? domain}:${word}`;
  }

  // -- words ----------------------------------------------------------------------------------------------------------

  counted(count: number, kind: Kind): string {
    return say("rebuild.counted", { count, noun: this.noun(kind) });
  }

  /** What so many of a kind are called. */
  word(count: number, kind: Kind): string {
    return this.noun(kind).form(plural(count));
  }

  /** `2 water, 1 worker and 1 story`; `nothing` when there is none. */
  tokens(counts: Counts): string {
    return listed(some(counts).map(([kind, count]) => this.counted(count, kind))) || say("rebuild.nothing");
  }

  /** A tile in one breath, for those who do not see it. */
  say(tile: RebuildTile): string {
    const { name, icon, level, points, influence, hearts } = tile;
    const kind = tile.kind === "special" ? "special" : level ? "built" : "printed";
    const worth = [
      points ? say("rebuild.points", { count: points }) : "",
      influence ? say("rebuild.influence", { count: influence }) : "",
      hearts ? say("rebuild.hearts", { count: hearts }) : "",
    ].filter(Boolean);
    return sentences(
      say("rebuild.tile", { name, rank: say("rebuild.rank", { kind, level }), icon, gives: tile.words || say("rebuild.nothing") }),
      worth.length > 0 && say("rebuild.shows", { worth }),
    );
  }
}

function byId<T extends { id: string }>(all: T[]): Map<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

/** The kinds of which there are any, in the order of the pack. */
export function some(counts: Counts): [Kind, number][] {
  return (Object.entries(counts) as [Kind, number][]).filter(([, count]) => count > 0);
}

/** What a click on a tile does, in as few words as a tile has room for: what it brings, or what it is for. */
export function caption(way: Way, name: string): string {
  return way.name === name ? (way.now[0] ?? "") : way.name;
}
