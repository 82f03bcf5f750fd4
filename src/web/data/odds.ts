import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { operationQuery, polledQuery } from './query.ts';

/** Pre-match prices of a match, in decimal; they move until kick-off. */
export const oddsQuery = (id: string, isMoving: boolean) =>
  polledQuery<readonly OddsMarket[]>('fixtures', { t: 'match_odds', id }, () => !isMoving);

export const oddsInPlayQuery = (id: string) =>
  polledQuery<readonly OddsMarket[]>('fixtures', { t: 'match_oddsinplay', id });

/** All prices that one bookmaker has offered. Not polled, because the match's odds have everything since. */
export const oddsHistoryQuery = (id: string, bookmaker_id: string) =>
  operationQuery<OddsHistory | null>('fixtures', { t: 'match_odds_info', id, bookmaker_id });
