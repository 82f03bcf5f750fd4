import { writeBookmaker } from '#service/answer/odds.ts';
import { onePage } from '#service/answer/paging.ts';
import type { Handler } from '#service/operations/request.ts';

/** bookmakers?t=list: all bookmakers in the order of display (spec, resources: it can be customized). */
export const bookmakerList: Handler = (request) => {
  const data = request.bookmakers.map((bookmaker) => writeBookmaker(bookmaker, request));
  return { data, paging: onePage(data.length) };
};
