import type { CountryEntry } from './country.ts';

/** A group of a split league: the next teams of its table. */
interface SplitGroup {
  readonly name: string;
  readonly teams: number;
  /** Meetings of each pair after the split. */
  readonly legs: 1 | 2;
}

/** Share of the points that teams keep: all, or half rounded down or up. */
export type Carry = 'all' | 'half-down' | 'half-up';

/** A league that splits into groups by its table once all have met. */
export interface SplitFormat {
  readonly kind: 'split';
  readonly carry: Carry;
  /** Best first; together all teams of the league. */
  readonly groups: readonly SplitGroup[];
}

/** A league in two halves: a team meets its own half as often as the league says, the other half once. */
export interface ConferenceFormat {
  readonly kind: 'conferences';
  readonly names: readonly [string, string];
}

export type LeagueFormat = SplitFormat | ConferenceFormat;

const CHAMPIONSHIP = 'Championship Round';
const RELEGATION = 'Relegation Round';

/** Returns a split into two groups of equal size. */
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

/** Formats of top leagues by country id, as in real football; all others are one table. */
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

/** Returns the format of a country's league number `n` (0 for the top one); null for a single table. */
export function formatOf(country: CountryEntry, n: number): LeagueFormat | null {
  return n === 0 ? (OF_TOP_LEAGUES[country.id] ?? null) : null;
}
