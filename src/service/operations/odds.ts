import { invalid } from '#service/answer/errors.ts';
import { type Notation, readOddsFormat } from '#service/answer/odds.ts';
import type { Query } from '#service/http/query.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import type { DataRequest } from './request.ts';

export function notationOf({ query, offset }: Pick<DataRequest, 'query' | 'offset'>): Notation {
  return { format: readOddsFormat(query['odds_format']), offset };
}

const IDS = /^\d{1,15}(,\d{1,15})*$/;

/**
 * The bookmakers of a request, in order: all, or those of `bookmaker_ids` in the order in which they stand there
 * (v2.2 wire, shared parameters); unknown numbers are passed over.
 */
export function bookmakersOf(query: Query, all: readonly Bookmaker[]): readonly Bookmaker[] {
  const text = query['bookmaker_ids']?.replaceAll(' ', '');
  if (!text) return all;
  if (!IDS.test(text)) throw invalid('bookmaker_ids');
  return chosen(text.split(',').map(Number), all);
}

function chosen(ids: readonly number[], all: readonly Bookmaker[]): readonly Bookmaker[] {
  return [...new Set(ids)].flatMap((id) => all.find((bookmaker) => bookmaker.id === id) ?? []);
}
