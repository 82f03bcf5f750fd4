import type { TableRule } from '#contract/table/rules.ts';
import type { Carry } from '#service/world/catalogue/formats.ts';
import type { NamedId } from '#service/world/named-id.ts';

/** What the places of a table lead to. */
export interface Prospects {
  /** Name in the table's legend; null for nothing. */
  zone(place: number): string | null;
  status(place: number): 'Promotion' | 'Same' | 'Relegation';
}

/** A table of a season before any match counts. */
export interface TablePlan {
  readonly group: NamedId;
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  /** Rounds whose matches count, both included. */
  readonly first: number;
  readonly last: number;
  /** Points of earlier rounds count as `carry` says; 0 without a split. */
  readonly splitRound: number;
  readonly carry: Carry;
  readonly meetings: number;
  /** Announcement of its teams, epoch seconds. */
  readonly visibleFrom: number;
  readonly prospects: Prospects;
}

/** A ruling that takes points from a club, and the match whose note has it. */
export interface Decision {
  readonly team: number;
  readonly points: number;
  /** Epoch seconds. */
  readonly at: number;
  readonly reason: string;
  /** Id of the club's next match. */
  readonly match: number;
}

/** A finished play-off from an instant on (epoch seconds). Team ids. */
interface PlayedOff {
  readonly since: number;
  readonly winner: number;
  readonly loser: number;
}

/** Everything but results that the tables of a season need. */
export interface SeasonTables {
  /** In the order of the answers. */
  readonly plans: readonly TablePlan[];
  /**
   * Table of all teams above tables side by side; it comes last. Its places lead to nothing, since prospects
   * follow the order of all firsts, all seconds and so on. Null for other seasons.
   */
  readonly overall: TablePlan | null;
  readonly rule: TableRule;
  readonly decisions: readonly Decision[];
  readonly playOffs: readonly PlayedOff[];
}
