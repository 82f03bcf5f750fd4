import type { TableRule } from '#contract/table/rules.ts';
import type { Carry } from './catalogue/formats.ts';
import type { NamedId } from './named-id.ts';

/** What a place of a table leads to. */
export interface Prospects {
  /** As the table's legend names it; null for nothing. */
  zone(place: number): string | null;
  status(place: number): 'Promotion' | 'Same' | 'Relegation';
}

/** A table of a season, before any match is counted. */
export interface TablePlan {
  readonly group: NamedId;
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  /** It counts its teams' matches of the rounds from `first` to `last`, both included. */
  readonly first: number;
  readonly last: number;
  /** From this round on points count whole; those before it as `carry` says. 0: all count whole. */
  readonly splitRound: number;
  readonly carry: Carry;
  /** How often each two of its teams meet. */
  readonly meetings: number;
  /** Epoch seconds; before that nobody knows who is in it. */
  readonly visibleFrom: number;
  readonly prospects: Prospects;
}

/** A decision that takes points from a club, and the match with which it is told. */
export interface Decision {
  /** Team id. */
  readonly team: number;
  readonly points: number;
  /** Epoch seconds. */
  readonly at: number;
  readonly reason: string;
  /** Id of the club's first match after it. */
  readonly match: number;
}

/** A play-off that is over: since when (epoch seconds), and for whom. Team ids. */
interface PlayedOff {
  readonly since: number;
  readonly winner: number;
  readonly loser: number;
}

/** All that the tables of a season are made by, beside the results. */
export interface SeasonTables {
  /** In the order in which they are told. */
  readonly plans: readonly TablePlan[];
  /**
   * Where tables stand side by side, that of all their teams, which is told after them. It leads to nothing: what a
   * place leads to goes by the order of all firsts, all seconds and so on. Null for other seasons.
   */
  readonly overall: TablePlan | null;
  readonly rule: TableRule;
  readonly decisions: readonly Decision[];
  readonly playOffs: readonly PlayedOff[];
}
