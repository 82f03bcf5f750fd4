import { isOddsDataset, isOddsOperation } from '#contract/odds/odds.ts';
import type { Operation } from '#contract/operation.ts';

/**
 * What plans are made of (v2.2 wire, errors and limits): `core` is the catalogue and the match feeds, which every
 * plan reads; `standard` is what is told of matches, tables and people.
 */
export type Package = 'core' | 'standard' | 'odds' | 'broadcast';

/** Routes that belong to one package as a whole. */
const BY_ROUTE: Readonly<Record<string, Package>> = {
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

/** Selectors that do not go with the rest of their route. */
const BY_SELECTOR: Readonly<Record<string, Package>> = {
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

const BY_DATASET: Readonly<Record<string, Package>> = {
  broadcast: 'broadcast',
  tvs: 'broadcast',
};

/** The package that an operation is sold in. */
export function packageOf({ route, t }: Pick<Operation, 'route' | 't'>): Package {
  if (isOddsOperation({ route, t })) return 'odds';
  return BY_SELECTOR[`${route}.${t}`] ?? BY_ROUTE[route] ?? 'standard';
}

/** The package that a dataset of `include` is sold in. */
export function packageOfDataset(name: string): Package {
  return isOddsDataset(name) ? 'odds' : (BY_DATASET[name] ?? 'standard');
}
