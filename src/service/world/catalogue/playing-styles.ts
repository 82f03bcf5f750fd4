import type { PlayingStyle } from '#service/engine/match-frame.ts';

/** How football is played in a league: goals a match, home wins in percent, and yellow cards a match. */
type Habits = readonly [goals: number, homeWins: number, yellowCards: number];

const USUAL: Habits = [2.6, 45, 4.2];

/** Habits of top leagues by country id, as in real football (rounded, and means of many years). */
const OF_TOP_LEAGUES: Readonly<Record<number, Habits>> = {
  1: [2.8, 45, 3.5],
  2: [2.6, 46, 4.9],
  3: [3.0, 44, 3.8],
  4: [2.7, 43, 4.6],
  5: [2.6, 44, 3.8],
  6: [2.6, 44, 5.1],
  7: [3.1, 46, 3.3],
  8: [2.8, 45, 3.9],
  9: [2.7, 43, 3.7],
  10: [3.1, 44, 3.6],
  11: [2.8, 44, 3.5],
  12: [2.5, 43, 4.0],
  13: [2.9, 43, 4.2],
  14: [2.9, 44, 4.1],
  15: [2.8, 43, 3.5],
  16: [2.8, 43, 3.3],
  17: [3.0, 46, 3.2],
  18: [2.7, 43, 3.4],
  19: [3.2, 44, 3.9],
  20: [2.6, 45, 4.4],
  21: [2.7, 46, 4.5],
  22: [2.7, 45, 4.2],
  23: [2.7, 44, 4.4],
  24: [2.4, 45, 4.9],
  25: [2.4, 45, 4.8],
  26: [2.3, 46, 5.1],
  27: [2.8, 46, 4.8],
  28: [2.6, 46, 4.9],
  29: [2.6, 46, 4.6],
  30: [2.4, 52, 4.8],
  32: [2.5, 42, 4.3],
  35: [2.6, 43, 4.6],
  40: [2.4, 49, 5.0],
  41: [2.2, 45, 5.1],
  42: [2.7, 46, 4.4],
  43: [2.9, 49, 3.9],
  45: [2.3, 46, 5.3],
  46: [2.6, 45, 5.0],
  47: [2.5, 42, 5.3],
  48: [2.5, 51, 5.2],
  49: [2.5, 48, 5.2],
  50: [2.5, 42, 5.0],
  51: [3.0, 55, 5.4],
  52: [2.3, 46, 5.0],
  53: [2.5, 45, 4.6],
  54: [2.4, 52, 4.8],
  55: [2.5, 48, 4.6],
  56: [2.3, 42, 3.6],
  60: [2.2, 41, 3.8],
  61: [2.1, 44, 4.0],
  62: [2.2, 54, 3.9],
  63: [2.1, 46, 4.2],
  64: [2.2, 55, 2.9],
  65: [2.2, 53, 3.2],
  66: [2.1, 43, 3.3],
  67: [2.1, 45, 3.3],
  68: [2.1, 43, 3.2],
  69: [2.1, 42, 3.2],
  70: [2.6, 41, 2.4],
  71: [2.5, 41, 3.3],
  72: [2.9, 45, 3.9],
  73: [3.0, 43, 3.6],
  74: [3.2, 44, 3.2],
  75: [2.9, 43, 3.7],
  76: [3.0, 42, 3.8],
  77: [3.1, 40, 3.5],
  78: [2.1, 43, 4.1],
  80: [2.6, 52, 4.3],
  81: [2.9, 46, 3.4],
  83: [3.1, 44, 3.5],
  85: [3.2, 42, 3.3],
  86: [3.2, 43, 3.0],
};

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
  const [topGoals, homeWins, yellowCards] = OF_TOP_LEAGUES[countryId] ?? USUAL;
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
