import { LRUCache } from 'lru-cache';
import { isOddsDataset, isOddsOperation } from '#contract/odds/odds.ts';
import { ODDS_FORMATS, type OddsFormat, type Operation } from '#contract/operation.ts';
import { findOperation, selectorOf } from '#contract/operations.ts';
import { canonicalParameters } from '#contract/parameters.ts';
import { Failure } from './failure.ts';

/** A validated API request in canonical form: equal requests have equal keys. */
export interface Question {
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
  readonly refused?: readonly string[];
  /** Offset from UTC of the answer's days, hours. */
  readonly offset: number;
  /** Odds format of the prices. */
  readonly oddsFormat: OddsFormat;
}

/** Characters of a query; the longest useful one, a hundred ids, has 1,700. */
const LONGEST_QUERY = 2_048;
const MAX_QUESTIONS = 5_000;
/** Characters of all cached addresses and keys. */
const MAX_REMEMBERED_LENGTH = 2_000_000;

/** A season with its prices would exceed the 8 MB limit of an answer. */
function hasSeasonPrices({ route, t }: Operation, include: readonly string[]): boolean {
  return route === 'fixtures' && t === 'season' && include.some(isOddsDataset);
}

/**
 * Parses route and raw query. Throws a `Failure` with a message for the client.
 *
 * @param hasOdds false: operations and datasets of prices do not exist
 */
export function readQuestion(route: string, query: string, odds = true): Question {
  if (query.length > LONGEST_QUERY) {
    throw new Failure('bad_parameter', 'request', {
      message: `The query is too long. Shorten it to ${LONGEST_QUERY} characters.`,
    });
  }
  const sent = new URLSearchParams(query);
  const operation = findOperation(
    route,
    selectorOf(route, (name) => sent.get(name)),
  );
  if (!operation || (!odds && isOddsOperation(operation))) throw new Failure('unknown_operation', 'request');
  const checked = canonicalParameters(operation, sent);
  if ('refused' in checked) throw new Failure('bad_parameter', 'request', { message: checked.refused });
  if (!odds && checked.include.some(isOddsDataset))
    throw new Failure('bad_parameter', 'request', {
      message: 'Odds are off on this server. Remove them from include.',
    });
  if (hasSeasonPrices(checked.operation, checked.include))
    throw new Failure('bad_parameter', 'request', {
      message:
        'The odds of a whole season do not fit into one response. Request them by round (t=round) or by day (t=schedule).',
    });
  const given = (name: string) => checked.parameters.find(([each]) => each === name)?.[1];
  const parameters = [['t', checked.operation.t] as const, ...checked.parameters];
  return {
    key: `${route}?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`,
    name: `${route}?t=${checked.operation.t}`,
    operation: checked.operation,
    parameters,
    include: checked.include,
    offset: Number(given('utc') ?? 0),
    oddsFormat: ODDS_FORMATS.find((format) => format === given('odds_format')) ?? 'decimal',
  };
}

/**
 * Caches the valid requests of `readApiRequest`, since polls repeat the same address.
 *
 * @returns a function of the route and of the request's whole address
 */
export function createQuestions(odds: boolean): (route: string, url: string) => Question {
  const known = new LRUCache<string, Question>({
    max: MAX_QUESTIONS,
    maxSize: MAX_REMEMBERED_LENGTH,
    // The parameters repeat the text of the key.
    sizeCalculation: ({ key }, url) => url.length + 2 * key.length,
  });
  return (route, url) => {
    const found = known.get(url);
    if (found) return found;
    const at = url.indexOf('?');
    const question = readQuestion(route, at < 0 ? '' : url.slice(at + 1), odds);
    known.set(url, question);
    return question;
  };
}
