import { notFound } from '#service/answer/errors.ts';
import { writeMarket } from '#service/answer/odds.ts';
import { onePage } from '#service/answer/paging.ts';
import { MARKETS } from '#service/odds/markets.ts';
import { requiredId } from './parameters.ts';
import type { Handler } from './request.ts';

/** markets?t=info&id=: one market. */
export const marketInfo: Handler = ({ query }) => {
  const id = requiredId(query, 'id');
  const market = MARKETS.find((each) => each.id === id);
  if (market === undefined) throw notFound('Market');
  return { data: writeMarket(market), paging: onePage(1) };
};

/** markets?t=list: all markets, by id. */
export const marketList: Handler = () => ({
  data: MARKETS.map(writeMarket),
  paging: onePage(MARKETS.length),
});
