import type { Package } from './packages.ts';

/** What an account can request, and how often. */
export interface Plan {
  /** The text of `meta.plan`. */
  readonly name: string;
  readonly packages: ReadonlySet<Package>;
  /** Maximum number of competitions that an account can choose; null for all. */
  readonly leagues: number | null;
  /** Requests per window. */
  readonly requests: number;
  readonly window: 'hour' | 'day';
  /** The competitions of an account that chooses none: see leagues-of.ts. */
  readonly choice: 'all' | 'most-watched' | 'given-away' | 'nations';
}

const EVERYTHING: ReadonlySet<Package> = new Set<Package>(['core', 'standard', 'odds', 'broadcast']);
const HOURLY = { packages: EVERYTHING, window: 'hour' } as const;
const ALL = { leagues: null, choice: 'all' } as const;

/** The plan with every package and the largest hourly limit. */
export const DEMO_PLAN: Plan = { ...HOURLY, ...ALL, name: 'Touchline Demo', requests: 36_000 };

/** Number of leagues and requests per hour of the smallest tier (v2.2 wire, errors and limits). */
const SOLD = [
  [3, 2_000],
  [10, 3_000],
  [20, 4_000],
  [50, 5_000],
  [100, 6_000],
  [200, 7_000],
  [500, 8_000],
] as const;

/** Plans for a single purpose; their names are our choice. */
const SPECIAL: Readonly<Record<string, Plan>> = {
  'world-cup': { ...HOURLY, name: 'Soccer World Cup', leagues: null, choice: 'nations', requests: 3_000 },
  odds: { ...HOURLY, ...ALL, name: 'Soccer Odds', packages: new Set(['core', 'odds']), requests: 3_000 },
  broadcast: {
    ...HOURLY,
    ...ALL,
    name: 'Soccer Broadcast',
    packages: new Set(['core', 'broadcast']),
    requests: 3_000,
  },
};

const BASIC: Readonly<Record<string, Plan>> = {
  ...Object.fromEntries(
    SOLD.map(([leagues, requests]): [string, Plan] => [
      `api-${leagues}`,
      { ...HOURLY, name: `Soccer API ${leagues}`, leagues, choice: 'most-watched', requests },
    ]),
  ),
  'api-1000': { ...HOURLY, ...ALL, name: 'Soccer API +1000', requests: 9_000 },
  ...SPECIAL,
};

/** The largest tier of every plan has four times the requests of the smallest. */
const PREMIUM = 4;

/** All plans by their name in SERVICE_ACCOUNTS: `free`, `api-50`, `api-50-premium`. */
export const PLANS: Readonly<Record<string, Plan>> = {
  free: {
    name: 'Free Plan',
    packages: EVERYTHING,
    leagues: 3,
    choice: 'given-away',
    requests: 100,
    window: 'day',
  },
  ...BASIC,
  ...Object.fromEntries(
    Object.entries(BASIC).map(([key, plan]) => [
      `${key}-premium`,
      { ...plan, requests: plan.requests * PREMIUM },
    ]),
  ),
};
