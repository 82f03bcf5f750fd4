import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Answer } from '#web/data/fetch.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';
import type { WallQuery } from '#web/wall/view.ts';
import type { WallControl } from './control.ts';
import { withoutMatches } from './without-matches.ts';

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
 * Returns a function that reads answers by their query, without hidden matches; while the wall is frozen those of its
 * instant.
 */
export function useFrozenAnswers(
  client: QueryClient,
  { freeze, hiddenMatches }: WallControl,
): <T>(query: WallQuery<T>) => Answer<T> | undefined {
  const [frozenAnswers] = useAccumulator<AnswersByKey | null>(
    (previous) => (freeze ? (previous ?? answersIn(client)) : null),
    null,
  );
  return useMemo(() => {
    const ids = new Set(hiddenMatches.map(({ match }) => match));
    const strippedAnswers = new WeakMap<object, unknown>();
    return <T>({ queryKey }: WallQuery<T>) => {
      const answer = frozenAnswers ? frozenAnswers.get(hashKey(queryKey)) : client.getQueryData(queryKey);
      if (ids.size === 0 || typeof answer !== 'object' || answer === null)
        return answer as Answer<T> | undefined;
      const stripped = strippedAnswers.get(answer) ?? withoutMatches(answer, ids);
      strippedAnswers.set(answer, stripped);
      return stripped as Answer<T>;
    };
  }, [client, frozenAnswers, hiddenMatches]);
}
