import type { PlayingStyle } from '#service/engine/match-frame.ts';
import data from './data/playing-styles.json' with { type: 'json' };

/** How football is played in a league: goals a match, home wins in percent, and yellow cards a match. */
type Habits = readonly [goals: number, homeWins: number, yellowCards: number];
export type HabitsRow = readonly [countryId: number, ...Habits];

const USUAL: Habits = [2.6, 45, 4.2];

/** Habits of top leagues by country id, as in real football (rounded, and means of many years). */
const OF_TOP_LEAGUES: ReadonlyMap<number, Habits> = new Map(
  (data as readonly HabitsRow[]).map(([countryId, ...habits]) => [countryId, habits]),
);

/** Goals of the second tiers that differ from their share of the top league's. */
const GOALS_OF_SECOND_TIERS: Readonly<Record<number, number>> = { 2: 2.2, 3: 2.9, 5: 2.3, 7: 3.1 };
/** Goals of lower tiers compared with the top league, and the lowest that any league has. */
const LOWER_TIER_SHARE = 0.92;
const MIN_GOALS = 2.1;

/** What two equal sides score less than the sides of a league, which are not equal: the difference of the squares. */
const MISMATCHES = 0.8;
/** Yellow cards a match of the engine's usual frames. */
const USUAL_YELLOW_CARDS = 4;

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}

/** Returns the style of a country's league of first teams, tier 0 being the top one. */
export function playingStyleOf(countryId: number, tier: number): PlayingStyle {
  const [topGoals, homeWins, yellowCards] = OF_TOP_LEAGUES.get(countryId) ?? USUAL;
  const lowerGoals = Math.max(MIN_GOALS, topGoals * LOWER_TIER_SHARE);
  const goals =
    tier === 0 ? topGoals : ((tier === 1 ? GOALS_OF_SECOND_TIERS[countryId] : null) ?? lowerGoals);
  return {
    // Tenths, so that leagues share the matrices of their scores.
    goals: round(Math.sqrt(goals * goals - MISMATCHES), 10),
    // A goal of advantage is worth about 21 points of home wins, of which fewer goals leave less.
    homeAdvantage: round(0.36 + (homeWins - 45) / 21 + 0.16 * (2.77 - goals), 50),
    cards: round(yellowCards / USUAL_YELLOW_CARDS, 20),
  };
}
