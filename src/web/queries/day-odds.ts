import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, pollBy } from './poll.ts';

type Rows = readonly MatchRow[];

/** Whether no price from before a kick-off can move any more. */
const haveBegun = (matches: Rows) => matches.every(({ phase }) => phase !== 'scheduled');

/**
 * The prices from before kick-off of one competition's matches on a UTC day. All of a busy day's weigh 2.5 MB, and a
 * screen shows a few competitions of it: whoever looks asks for those, and shares the answers with all who do.
 */
export const dayOddsQuery = (utcDay: string, league_id: string) => {
  const queryKey: OperationKey = [
    'fixtures',
    { t: 'schedule', d: utcDay, league_id, include: 'odds_prematch' },
  ];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<Rows>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: pollBy(haveBegun),
  });
};

/** Bookmakers change their prices in play twice a minute at most: no need to follow the pace of scores, in ms. */
const PACE = 15_000;
const key: OperationKey = ['livescores', { t: 'live', include: 'odds_inplay' }];
const poll = pollBy<Rows>(() => false);

/** The prices of every match in play: nothing narrower tells them of more than one match (v2.2 wire, include). */
export const liveOddsQuery = queryOptions({
  queryKey: key,
  queryFn: (context): Promise<Answer<Rows>> => fetchAnswer(context),
  staleTime: freshBy,
  refetchInterval: (query) => Math.max(Number(poll(query)), PACE),
});
