import type { TableRule } from '#contract/table/rules.ts';
import type { Carry, LeagueFormat } from '#service/world/catalogue/formats.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { Deduction } from './deductions.ts';
import type { LeaguePart } from './league-part.ts';

export interface FinalTableRow {
  readonly team: number;
  readonly name: string;
  points: number;
  won: number;
  scored: number;
  against: number;
}

/** A match between two teams level on points where the title or a place in the league is at stake. */
export interface PlayOff {
  readonly id: number;
  /** Team ids. */
  readonly home: number;
  readonly away: number;
  readonly ratings: readonly [home: number, away: number];
  readonly winner: number;
  readonly loser: number;
}

/** A table at the end of a season: its group's number, and its teams as places in the list of teams. */
interface LeagueTable {
  readonly group: number;
  readonly places: readonly number[];
}

/** Pairings of a league season; the calendar has their dates. */
export interface LeagueSeason {
  readonly competition: Competition;
  readonly year: number;
  /** Meetings of each pair in groups where all meet. */
  readonly legs: number;
  readonly format: LeagueFormat | null;
  readonly rounds: number;
  /** Rounds before the split; all without one. */
  readonly regular: number;
  /** Most matches in one round. */
  readonly slots: number;
  /** Team ids in the drawn order of the circle, and their ratings. */
  readonly teams: readonly number[];
  readonly ratings: readonly number[];
  readonly parts: readonly LeaguePart[];
  /** The groups of a split from best to last; conferences side by side. */
  readonly tables: readonly LeagueTable[];
  /** Share of the points from before the split that counts after it. */
  readonly carry: Carry;
  readonly rule: TableRule;
  readonly deductions: readonly Deduction[];
  /** Played in an extra round at the end. */
  readonly playOffs: readonly PlayOff[];
}
