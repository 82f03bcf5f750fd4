export type Side = 'home' | 'away';
export const SIDES: readonly Side[] = ['home', 'away'];

/** Goals of the home and the away side. */
export type Score = readonly [home: number, away: number];

/** Level of the teams, which decides the expected goals. */
export type Level = 'men' | 'women' | 'youth' | 'reserve' | 'friendly';

/** How a competition is played. */
export interface PlayingStyle {
  /** Expected goals of two equal sides on neutral ground. */
  readonly goals: number;
  /** Goals by which the home side is stronger. */
  readonly homeAdvantage: number;
  /** Cards as a multiple of the usual number. */
  readonly cards: number;
}

/** Input of the engine for one match, made by the world. Equal frames give the same match. */
export interface MatchFrame {
  seed: number;
  /** See match-id.ts. */
  id: number;
  /** Scheduled kick-off, epoch seconds. */
  kickOff: number;
  /** Whole numbers, 1000 = an average top-flight side; 100 points are worth about a quarter of a goal. */
  ratings: readonly [home: number, away: number];
  /** True if there is no home advantage. */
  neutral: boolean;
  /**
   * `single` and `second-leg` always end with a winner (extra time, shoot-out). `group` is a group match of a cup:
   * like a leg it is never postponed, since a draw depends on it.
   */
  kind: 'league' | 'group' | 'single' | 'first-leg' | 'second-leg';
  /** Second leg only: goals of this match's home and away side in the first leg. */
  carried: Score | null;
  level: Level;
  /** Null for what is usual at the level. */
  style: PlayingStyle | null;
  /** Cards that the referee shows, as a multiple of the usual number. */
  strictness: number;
}

const WIDTH = 32;

const SCORES: readonly Score[] = Array.from(
  { length: WIDTH * WIDTH },
  (_, i): Score => Object.freeze([Math.floor(i / WIDTH), i % WIDTH] as const),
);

/** Returns a shared pair for a score, so that the million results of a start-up allocate none. */
export function sharedScore(home: number, away: number): Score {
  return (home < WIDTH && away < WIDTH ? SCORES[home * WIDTH + away] : undefined) ?? [home, away];
}
