import { notFound } from '#service/answer/errors.ts';
import { writeMarket } from '#service/answer/odds.ts';
import { onePage } from '#service/answer/paging.ts';
import { MARKETS } from '#service/odds/markets.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** markets?t=info&id=: one market. */
export const marketInfo: Handler = ({ query }) => {
  const id = requiredId(query, 'id');
  const market = MARKETS.find((each) => each.id === id);
  if (market === undefined) throw notFound('Market');
  return { data: writeMarket(market), paging: onePage(1) };
};
