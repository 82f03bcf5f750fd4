import type { CountryEntry } from './country.ts';

/** One of the groups that a league falls into: so many teams from where the one above ends. */
interface SplitGroup {
  readonly name: string;
  readonly teams: number;
  /** How often its teams meet again. */
  readonly legs: 1 | 2;
}

/** What a team takes along of its points: all of them, or half, rounded down or up. */
export type Carry = 'all' | 'half-down' | 'half-up';

/** A league that is cut in groups by its table once all have met. */
export interface SplitFormat {
  readonly kind: 'split';
  readonly carry: Carry;
  /** Best first; together as many teams as the league has. */
  readonly groups: readonly SplitGroup[];
}

/** A league in halves: each meets its own half as often as the league says, and the other half once. */
export interface ConferenceFormat {
  readonly kind: 'conferences';
  readonly names: readonly [string, string];
}

export type LeagueFormat = SplitFormat | ConferenceFormat;

const CHAMPIONSHIP = 'Championship Round';
const RELEGATION = 'Relegation Round';

/** Two groups of as many teams. */
function halves(teams: number, legs: 1 | 2, carry: Carry = 'all'): SplitFormat {
  return {
    kind: 'split',
    carry,
    groups: [
      { name: CHAMPIONSHIP, teams, legs },
      { name: RELEGATION, teams, legs },
    ],
  };
}

/** The formats of top leagues by country id, as those countries' football has them; all others are one table. */
const OF_TOP_LEAGUES: Readonly<Record<number, LeagueFormat>> = {
  8: {
    kind: 'split',
    carry: 'half-up',
    groups: [
      { name: 'Champions’ Play-offs', teams: 6, legs: 2 },
      { name: 'Europe Play-offs', teams: 6, legs: 2 },
      { name: 'Relegation Play-offs', teams: 4, legs: 2 },
    ],
  },
  9: halves(6, 1),
  10: halves(6, 2),
  11: halves(6, 1),
  13: halves(6, 2, 'half-down'),
  14: halves(6, 1),
  15: halves(6, 2),
  18: halves(6, 1),
  19: halves(6, 1),
  21: {
    kind: 'split',
    carry: 'all',
    groups: [
      { name: CHAMPIONSHIP, teams: 6, legs: 1 },
      { name: 'Middle Round', teams: 4, legs: 1 },
      { name: RELEGATION, teams: 6, legs: 1 },
    ],
  },
  22: halves(6, 2),
  24: {
    kind: 'split',
    carry: 'half-up',
    groups: [
      { name: CHAMPIONSHIP, teams: 6, legs: 2 },
      { name: RELEGATION, teams: 10, legs: 1 },
    ],
  },
  28: halves(8, 1),
  35: {
    kind: 'split',
    carry: 'all',
    groups: [
      { name: CHAMPIONSHIP, teams: 6, legs: 2 },
      { name: RELEGATION, teams: 8, legs: 1 },
    ],
  },
  41: { kind: 'conferences', names: ['Zona A', 'Zona B'] },
  43: { kind: 'conferences', names: ['Eastern Conference', 'Western Conference'] },
  71: halves(6, 1),
};

/** How a country's league number `n` (0 for the top one) is played; null for one table in which all meet. */
export function formatOf(country: CountryEntry, n: number): LeagueFormat | null {
  return n === 0 ? (OF_TOP_LEAGUES[country.id] ?? null) : null;
}
