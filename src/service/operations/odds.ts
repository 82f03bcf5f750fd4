import { type Notation, readOddsFormat } from '#service/answer/odds.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import { optionalIds } from './parameters.ts';
import type { DataRequest } from './request.ts';

/** Returns the odds format and offset of a request. */
export function notationOf({ query, offset }: Pick<DataRequest, 'query' | 'offset'>): Notation {
  return { format: readOddsFormat(query['odds_format']), offset };
}

/**
 * Returns the bookmakers of a request: all, or those of `bookmaker_ids` in that order (v2.2 wire, shared
 * parameters). Unknown ids are skipped.
 */
export function bookmakersOf(query: QueryParameters, all: readonly Bookmaker[]): readonly Bookmaker[] {
  const ids = optionalIds(query, 'bookmaker_ids');
  return ids?.flatMap((id) => all.find((bookmaker) => bookmaker.id === id) ?? []) ?? all;
}
