import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '#web/data/fetch.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import type { WallQuery } from '#web/wall/view.ts';
import type { WallControl } from './control.ts';
import { isTableOf, withoutMatches } from './without-matches.ts';

type AnswersByKey = ReadonlyMap<string, unknown>;

/** All answers there are; React Query would drop them after an hour without a subscriber. */
const answersIn = (client: QueryClient): AnswersByKey =>
  new Map(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash, state }) => [queryHash, state.data]),
  );

/**
 * Returns a function that reads answers by their query, without hidden matches and the tables that count them; while the
 * wall is frozen those of its instant.
 *
 * @param rows the wall's day with its hidden matches
 */
export function useFrozenAnswers(
  client: QueryClient,
  { freeze, hiddenMatches }: WallControl,
  rows: readonly MatchListRow[] | null,
): <T>(query: WallQuery<T>) => Answer<T> | undefined {
  const [frozenAnswers] = useAccumulator<AnswersByKey | null>(
    (previous) => (freeze ? (previous ?? answersIn(client)) : null),
    null,
  );
  const seasonIds = hiddenMatches
    .map(({ match }) => rows?.find(({ record }) => record.id === match)?.record.season_id)
    .join();
  return useMemo(() => {
    const seasons = new Set(seasonIds.split(','));
    const ids = new Set(hiddenMatches.map(({ match }) => match));
    const strippedAnswers = new WeakMap<object, unknown>();
    return <T>({ queryKey }: WallQuery<T>) => {
      const answer = frozenAnswers ? frozenAnswers.get(hashKey(queryKey)) : client.getQueryData(queryKey);
      if (ids.size === 0 || typeof answer !== 'object' || answer === null)
        return answer as Answer<T> | undefined;
      if (isTableOf((answer as Answer<unknown>).data, seasons)) return undefined;
      const stripped = strippedAnswers.get(answer) ?? withoutMatches(answer, ids);
      strippedAnswers.set(answer, stripped);
      return stripped as Answer<T>;
    };
  }, [client, frozenAnswers, hiddenMatches, seasonIds]);
}
