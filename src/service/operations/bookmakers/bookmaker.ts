import { notFound } from '#service/answer/errors.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { DataRequest } from '#service/operations/request.ts';

/** Returns the bookmaker that a parameter addresses; throws "Bookmaker not found". */
export function requiredBookmaker({ query, bookmakers }: DataRequest, parameter: string): Bookmaker {
  const id = requiredId(query, parameter);
  const bookmaker = bookmakers.find((bookmaker) => bookmaker.id === id);
  if (bookmaker === undefined) throw notFound('Bookmaker');
  return bookmaker;
}
