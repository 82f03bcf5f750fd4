/** What prices are offered for. */
export interface Market {
  readonly id: number;
  readonly name: string;
  /** Home, draw, away; home or away with a handicap; over or under a line. */
  readonly kind: 'result' | 'handicap' | 'total';
  readonly of: 'goals' | 'corners';
  readonly until: 'half-time' | 'full-time';
  /** How many lines a bookmaker offers. */
  readonly lines: number;
  /** Popularity that a competition needs, 0 to 100. */
  readonly since: number;
}

/**
 * The wire's eight markets. Names and numbers of the first three are recorded (v2.2 wire, markets); of the others it
 * is known what they are, and the rest is our choice. All count the 90 minutes, or the first 45, and stoppage time.
 */
export const MARKETS: readonly Market[] = [
  {
    id: 1,
    name: '1X2, Full Time Result',
    kind: 'result',
    of: 'goals',
    until: 'full-time',
    lines: 1,
    since: 0,
  },
  {
    id: 2,
    name: 'Over/Under, Goal Line',
    kind: 'total',
    of: 'goals',
    until: 'full-time',
    lines: 3,
    since: 0,
  },
  { id: 3, name: 'Asian Handicap', kind: 'handicap', of: 'goals', until: 'full-time', lines: 1, since: 16 },
  { id: 4, name: 'Asian Corners', kind: 'total', of: 'corners', until: 'full-time', lines: 1, since: 40 },
  {
    id: 5,
    name: '1st Half Asian Handicap',
    kind: 'handicap',
    of: 'goals',
    until: 'half-time',
    lines: 1,
    since: 28,
  },
  { id: 6, name: '1st Half Goal Line', kind: 'total', of: 'goals', until: 'half-time', lines: 1, since: 28 },
  {
    id: 7,
    name: '1st Half Asian Corners',
    kind: 'total',
    of: 'corners',
    until: 'half-time',
    lines: 1,
    since: 50,
  },
  { id: 8, name: 'Half Time Result', kind: 'result', of: 'goals', until: 'half-time', lines: 1, since: 20 },
];
