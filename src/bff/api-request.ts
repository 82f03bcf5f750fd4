import { LRUCache } from 'lru-cache';
import { readDelay } from '#contract/delay.ts';
import { isOddsDataset, isOddsOperation } from '#contract/odds/odds-operations.ts';
import { ODDS_FORMATS, type OddsFormat, type Operation } from '#contract/operation.ts';
import { findOperation, selectorOf } from '#contract/operations.ts';
import { canonicalParameters } from '#contract/parameters.ts';
import { Failure } from './failure.ts';

/** A validated API request in canonical form: equal requests have equal keys. */
export interface ApiRequest {
  /** Cache key; contains neither host nor account. */
  readonly key: string;
  /** `<route>?t=<selector>`: label in logs, metrics and on the status page. */
  readonly name: string;
  readonly operation: Operation;
  /** In the order of the contract's table, selector first, default values omitted. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** Requested datasets, by canonical name. */
  readonly include: readonly string[];
  /** Requested datasets that are omitted because the plan lacks them. */
  readonly refusedDatasets?: readonly string[];
  /** Offset from UTC of the answer's days, hours. */
  readonly offset: number;
  readonly oddsFormat: OddsFormat;
  /** Age that the answer must have at least, seconds of the world. Neither in the key nor in the upstream's call. */
  readonly delay: number;
  /** Whether nobody waits for the answer: it comes after all that viewers need, and is no demand that stretches theirs. */
  readonly isBackground?: true;
}

/** Characters of a query; the longest useful one, a hundred ids, has 1,700. */
const MAX_QUERY_LENGTH = 2_048;
const MAX_API_REQUESTS = 5_000;
/** Characters of all cached addresses and keys. */
const MAX_CACHED_LENGTH = 2_000_000;

/** A season with its prices would exceed the 8 MB limit of an answer. */
function hasSeasonPrices({ route, t }: Operation, include: readonly string[]): boolean {
  return route === 'fixtures' && t === 'season' && include.some(isOddsDataset);
}

/**
 * Parses route and raw query. Throws a `Failure` with a message for the client.
 *
 * @param hasOdds false: operations and datasets of prices do not exist
 */
export function readApiRequest(route: string, query: string, hasOdds = true): ApiRequest {
  if (query.length > MAX_QUERY_LENGTH) {
    throw new Failure('bad_parameter', 'request', {
      message: `The query is too long. Shorten it to ${MAX_QUERY_LENGTH} characters.`,
    });
  }
  const searchParams = new URLSearchParams(query);
  const operation = findOperation(
    route,
    selectorOf(route, (name) => searchParams.get(name)),
  );
  if (!operation || (!hasOdds && isOddsOperation(operation)))
    throw new Failure('unknown_operation', 'request');
  const delay = readDelay(operation, searchParams.getAll('delay'));
  if ('refused' in delay) throw new Failure('bad_parameter', 'request', { message: delay.refused });
  searchParams.delete('delay');
  const result = canonicalParameters(operation, searchParams);
  if ('refused' in result) throw new Failure('bad_parameter', 'request', { message: result.refused });
  if (!hasOdds && result.include.some(isOddsDataset))
    throw new Failure('bad_parameter', 'request', {
      message: 'Odds are off on this server. Remove them from include.',
    });
  if (hasSeasonPrices(result.operation, result.include))
    throw new Failure('bad_parameter', 'request', {
      message:
        'The odds of a whole season do not fit into one response. Request them by round (t=round) or by day (t=schedule).',
    });
  const parameterValue = (name: string) => result.parameters.find(([each]) => each === name)?.[1];
  const parameters = [['t', result.operation.t] as const, ...result.parameters];
  return {
    key: `${route}?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`,
    name: `${route}?t=${result.operation.t}`,
    operation: result.operation,
    parameters,
    include: result.include,
    offset: Number(parameterValue('utc') ?? 0),
    oddsFormat: ODDS_FORMATS.find((format) => format === parameterValue('odds_format')) ?? 'decimal',
    delay: delay.seconds,
  };
}

/**
 * Caches the valid requests of `readApiRequest`, since polls repeat the same address.
 *
 * @returns a function of the route and of the request's whole address
 */
export function createApiRequestReader(hasOdds: boolean): (route: string, url: string) => ApiRequest {
  const cache = new LRUCache<string, ApiRequest>({
    max: MAX_API_REQUESTS,
    maxSize: MAX_CACHED_LENGTH,
    // The parameters repeat the text of the key.
    sizeCalculation: ({ key }, url) => url.length + 2 * key.length,
  });
  return (route, url) => {
    const cachedRequest = cache.get(url);
    if (cachedRequest) return cachedRequest;
    const queryStart = url.indexOf('?');
    const apiRequest = readApiRequest(route, queryStart < 0 ? '' : url.slice(queryStart + 1), hasOdds);
    cache.set(url, apiRequest);
    return apiRequest;
  };
}
