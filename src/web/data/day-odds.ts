import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

type Rows = readonly MatchRow[];

/** Whether every match has kicked off, so that no pre-match price can change. */
const haveBegun = (matches: Rows) => matches.every(({ phase }) => phase !== 'scheduled');

/**
 * The pre-match prices of one competition's matches on a UTC day. All prices of a busy day are 2.5 MB; a screen shows a
 * few competitions, whose responses all viewers share.
 */
export const dayOddsQuery = (utcDay: string, league_id: string) => {
  const queryKey: OperationKey = [
    'fixtures',
    { t: 'schedule', d: utcDay, league_id, include: 'odds_prematch' },
  ];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<Rows>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: pollFromHeaders(haveBegun),
  });
};

/** Bookmakers change prices in play at most twice a minute, so this polls less often than scores, ms. */
const MIN_INTERVAL_MS = 15_000;
const key: OperationKey = ['livescores', { t: 'live', include: 'odds_inplay' }];
const poll = pollFromHeaders<Rows>(() => false);

/** The prices of all matches in play: no narrower operation has those of several matches (v2.2 wire, include). */
export const liveOddsQuery = queryOptions({
  queryKey: key,
  queryFn: (context): Promise<Answer<Rows>> => fetchAnswer(context),
  staleTime: staleTimeFromHeaders,
  refetchInterval: (query) => Math.max(Number(poll(query)), MIN_INTERVAL_MS),
});
