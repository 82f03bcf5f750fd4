import type { TableRule } from '#contract/table/rules.ts';
import type { Carry, LeagueFormat } from './catalogue/formats.ts';
import type { Competition } from './competition.ts';
import type { Deduction } from './deductions.ts';
import type { LeaguePart } from './league-part.ts';

/** A row of a final table. */
export interface Line {
  readonly team: number;
  readonly name: string;
  points: number;
  won: number;
  scored: number;
  against: number;
}

/** A match that decides between two teams who are level where the title or a place in the league is at stake. */
export interface PlayOff {
  readonly id: number;
  /** Team ids. */
  readonly home: number;
  readonly away: number;
  readonly ratings: readonly [home: number, away: number];
  readonly winner: number;
  readonly loser: number;
}

/** A table that a season ends in: its group's number, and who stands in it, as places in the list of teams. */
interface LeagueTable {
  readonly group: number;
  readonly places: readonly number[];
}

/** Who plays whom in one season of a league; when is the calendar's business. */
export interface LeagueSeason {
  readonly competition: Competition;
  readonly year: number;
  /** How often each pair meets, of those who all meet. */
  readonly legs: number;
  readonly format: LeagueFormat | null;
  readonly rounds: number;
  /** Rounds before the split; all where there is none. */
  readonly regular: number;
  /** Matches of one round at most. */
  readonly slots: number;
  /** Team ids in the drawn order of the circle, and their ratings. */
  readonly teams: readonly number[];
  readonly ratings: readonly number[];
  readonly parts: readonly LeaguePart[];
  /** Best first where they stand one below the other. */
  readonly tables: readonly LeagueTable[];
  /** What the points of the rounds before the split count after it. */
  readonly carry: Carry;
  readonly rule: TableRule;
  readonly deductions: readonly Deduction[];
  /** Played once all else is, in the round after the last one. */
  readonly playOffs: readonly PlayOff[];
}
