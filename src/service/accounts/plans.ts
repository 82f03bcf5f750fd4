import type { Package } from './packages.ts';

/** What an account may ask for, and how often. */
export interface Plan {
  /** As `meta.plan` tells it. */
  readonly name: string;
  readonly packages: ReadonlySet<Package>;
  /** How many competitions an account may choose; null for as many as there are. */
  readonly leagues: number | null;
  /** Requests in a window. */
  readonly requests: number;
  readonly window: 'hour' | 'day';
  /** Which competitions an account reads that names none itself: see league-choice.ts. */
  readonly choice: 'all' | 'most-watched' | 'given-away' | 'nations';
}

const EVERYTHING: ReadonlySet<Package> = new Set<Package>(['core', 'standard', 'odds', 'broadcast']);
const HOURLY = { packages: EVERYTHING, window: 'hour' } as const;
const ALL = { leagues: null, choice: 'all' } as const;

/** The plan that sees everything, with the largest hourly allowance that is sold. */
export const DEMO_PLAN: Plan = { ...HOURLY, ...ALL, name: 'Touchline Demo', requests: 36_000 };

/** Requests an hour of the smallest tier, by the number of leagues (v2.2 wire, errors and limits). */
const SOLD = [
  [3, 2_000],
  [10, 3_000],
  [20, 4_000],
  [50, 5_000],
  [100, 6_000],
  [200, 7_000],
  [500, 8_000],
] as const;

/** The plans that read one thing; their names are our choice. */
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

/** The dearest tier of every plan has four times the requests of the cheapest. */
const PREMIUM = 4;

/** All plans by the name that the configuration knows them by: `free`, `api-50`, `api-50-premium`. */
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
