import { isOddsDataset, isOddsOperation } from '#contract/odds/odds-operations.ts';
import type { Operation } from '#contract/operation.ts';

/**
 * Parts of plans (v2.2 wire, errors and limits): `core` is the catalogue and the match feeds, which every plan
 * includes; `standard` is match details, tables and people.
 */
export type PlanPackage = 'core' | 'standard' | 'odds' | 'broadcast';

/** Routes whose operations all belong to one package. */
const BY_ROUTE: Readonly<Record<string, PlanPackage>> = {
  livescores: 'core',
  seasons: 'core',
  stages: 'core',
  groups: 'core',
  rounds: 'core',
  continents: 'core',
  countries: 'core',
  search: 'core',
  broadcast: 'broadcast',
};

/** Operations that differ from the rest of their route. */
const BY_SELECTOR: Readonly<Record<string, PlanPackage>> = {
  'fixtures.schedule': 'core',
  'fixtures.season': 'core',
  'fixtures.round': 'core',
  'fixtures.last_next': 'core',
  'fixtures.info': 'core',
  'fixtures.match_by_id': 'core',
  'fixtures.sort': 'core',
  'fixtures.tv': 'broadcast',
  'leagues.list': 'core',
  'leagues.info': 'core',
  'leagues.sort': 'core',
  'teams.info': 'core',
  'teams.list': 'core',
  'teams.sort': 'core',
  'teams.byseason': 'core',
  'teams.national': 'core',
};

const BY_DATASET: Readonly<Record<string, PlanPackage>> = {
  broadcast: 'broadcast',
  tvs: 'broadcast',
};

export function packageOf({ route, t }: Pick<Operation, 'route' | 't'>): PlanPackage {
  if (isOddsOperation({ route, t })) return 'odds';
  return BY_SELECTOR[`${route}.${t}`] ?? BY_ROUTE[route] ?? 'standard';
}

/** Returns the package of a dataset of `include`. */
export function packageOfDataset(name: string): PlanPackage {
  return isOddsDataset(name) ? 'odds' : (BY_DATASET[name] ?? 'standard');
}
