import { writeMarket } from '#service/answer/odds.ts';
import { onePage } from '#service/answer/paging.ts';
import { MARKETS } from '#service/odds/markets.ts';
import type { Handler } from '#service/operations/request.ts';

/** markets?t=list: all markets, by id. */
export const marketList: Handler = () => ({
  data: MARKETS.map(writeMarket),
  paging: onePage(MARKETS.length),
});
