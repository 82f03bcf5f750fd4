export interface Market {
  readonly id: number;
  readonly name: string;
  /** `result`: home, draw, away. `handicap`: home or away with a handicap. `total`: over or under a line. */
  readonly kind: 'result' | 'handicap' | 'total';
  readonly of: 'goals' | 'corners';
  readonly until: 'half-time' | 'full-time';
  /** Number of lines that a bookmaker offers. */
  readonly lines: number;
  /** Minimum popularity of a competition with this market, 0 to 100. */
  readonly since: number;
}

/**
 * The wire's eight markets. Names and ids of the first three are recorded (v2.2 wire, markets); of the others only
 * the kinds are known, and the rest is our choice. All include stoppage time, of the 90 minutes or the first 45.
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
