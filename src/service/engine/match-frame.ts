/** Who plays at home. */
export type Side = 'home' | 'away';

/** Goals of the home and of the away side. */
export type Score = readonly [home: number, away: number];

/** The kind of side that plays: how many goals there are to expect. */
export type Level = 'men' | 'women' | 'youth' | 'reserve' | 'friendly';

/** All that the engine must know of a match; made by the world. Two equal frames are the same match. */
export interface MatchFrame {
  seed: number;
  /** See match-id.ts. */
  id: number;
  /** Scheduled, epoch seconds. */
  kickOff: number;
  /** Whole numbers, 1000 = an average top-flight side; 100 more are worth about a quarter of a goal. */
  ratings: readonly [home: number, away: number];
  /** No home advantage. */
  neutral: boolean;
  /**
   * `single` and `second-leg` always end with a winner (extra time, shoot-out). `group` is a match of a cup's
   * group: like a leg it is always played on its day, since a draw waits for it.
   */
  kind: 'league' | 'group' | 'single' | 'first-leg' | 'second-leg';
  /** Second leg only: what this match's home and away side scored in the first leg. */
  carried: Score | null;
  level: Level;
}

const WIDTH = 32;

const SCORES: readonly Score[] = Array.from(
  { length: WIDTH * WIDTH },
  (_, i): Score => Object.freeze([Math.floor(i / WIDTH), i % WIDTH] as const),
);

/** A score as one shared pair: a start-up draws more than a million results and allocates none of them. */
export function score(home: number, away: number): Score {
  return (home < WIDTH && away < WIDTH ? SCORES[home * WIDTH + away] : undefined) ?? [home, away];
}
