import { notFound } from '#service/answer/errors.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { DataRequest } from '#service/operations/request.ts';

/** The bookmaker that a parameter names; "Bookmaker not found" otherwise. */
export function requiredBookmaker({ query, bookmakers }: DataRequest, parameter: string): Bookmaker {
  const id = requiredId(query, parameter);
  const found = bookmakers.find((bookmaker) => bookmaker.id === id);
  if (found === undefined) throw notFound('Bookmaker');
  return found;
}
