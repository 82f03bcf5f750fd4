import { notFound } from '#service/answer/errors.ts';
import { writeBookmaker } from '#service/answer/odds.ts';
import { onePage } from '#service/answer/paging.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest, Handler } from './request.ts';

/** Returns the bookmaker that a parameter addresses; throws "Bookmaker not found". */
export function requiredBookmaker({ query, bookmakers }: DataRequest, parameter: string): Bookmaker {
  const id = requiredId(query, parameter);
  const bookmaker = bookmakers.find((bookmaker) => bookmaker.id === id);
  if (bookmaker === undefined) throw notFound('Bookmaker');
  return bookmaker;
}

/** bookmakers?t=info&id=: one bookmaker. */
export const bookmakerInfo: Handler = (request) => ({
  data: writeBookmaker(requiredBookmaker(request, 'id'), request),
  paging: onePage(1),
});

/** bookmakers?t=list: all bookmakers in the order of display (spec, resources: it can be customized). */
export const bookmakerList: Handler = (request) => {
  const data = request.bookmakers.map((bookmaker) => writeBookmaker(bookmaker, request));
  return { data, paging: onePage(data.length) };
};
