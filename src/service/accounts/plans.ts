import type { PlanPackage } from './packages.ts';

/** What an account can request, and how often. */
export interface Plan {
  /** The text of `meta.plan`. */
  readonly name: string;
  readonly packages: ReadonlySet<PlanPackage>;
  /** Maximum number of competitions that an account can choose; null for all. */
  readonly leagues: number | null;
  readonly requests: number;
  readonly window: 'hour' | 'day';
  /** The competitions of an account that chooses none: see leagues-of.ts. */
  readonly choice: 'all' | 'most-watched' | 'given-away' | 'nations';
}

const ALL_PACKAGES: ReadonlySet<PlanPackage> = new Set<PlanPackage>([
  'core',
  'standard',
  'odds',
  'broadcast',
]);
const HOURLY = { packages: ALL_PACKAGES, window: 'hour' } as const;
const ALL_LEAGUES = { leagues: null, choice: 'all' } as const;

/** The plan with every package and the largest hourly limit. */
export const DEMO_PLAN: Plan = { ...HOURLY, ...ALL_LEAGUES, name: 'Touchline Demo', requests: 36_000 };

/** Number of leagues and requests per hour of the smallest tier (v2.2 wire, errors and limits). */
const BASIC_TIERS = [
  [3, 2_000],
  [10, 3_000],
  [20, 4_000],
  [50, 5_000],
  [100, 6_000],
  [200, 7_000],
  [500, 8_000],
] as const;

/** Plans for a single purpose; their names are our choice. */
const SPECIAL_PLANS: Readonly<Record<string, Plan>> = {
  'world-cup': { ...HOURLY, name: 'Soccer World Cup', leagues: null, choice: 'nations', requests: 3_000 },
  odds: {
    ...HOURLY,
    ...ALL_LEAGUES,
    name: 'Soccer Odds',
    packages: new Set(['core', 'odds']),
    requests: 3_000,
  },
  broadcast: {
    ...HOURLY,
    ...ALL_LEAGUES,
    name: 'Soccer Broadcast',
    packages: new Set(['core', 'broadcast']),
    requests: 3_000,
  },
};

const BASIC_PLANS: Readonly<Record<string, Plan>> = {
  ...Object.fromEntries(
    BASIC_TIERS.map(([leagues, requests]): [string, Plan] => [
      `api-${leagues}`,
      { ...HOURLY, name: `Soccer API ${leagues}`, leagues, choice: 'most-watched', requests },
    ]),
  ),
  'api-1000': { ...HOURLY, ...ALL_LEAGUES, name: 'Soccer API +1000', requests: 9_000 },
  ...SPECIAL_PLANS,
};

/** The largest tier of every plan has four times the requests of the smallest. */
const PREMIUM_FACTOR = 4;

/** All plans by their name in SERVICE_ACCOUNTS: `free`, `api-50`, `api-50-premium`. */
export const PLANS: Readonly<Record<string, Plan>> = {
  free: {
    name: 'Free Plan',
    packages: ALL_PACKAGES,
    leagues: 3,
    choice: 'given-away',
    requests: 100,
    window: 'day',
  },
  ...BASIC_PLANS,
  ...Object.fromEntries(
    Object.entries(BASIC_PLANS).map(([key, plan]) => [
      `${key}-premium`,
      { ...plan, requests: plan.requests * PREMIUM_FACTOR },
    ]),
  ),
};
