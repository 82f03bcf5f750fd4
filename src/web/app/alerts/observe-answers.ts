import {
  notifyManager,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';
import type { Answer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';

type Options<T> = QueryObserverOptions<Answer<T>, Error, Answer<T>, Answer<T>, OperationKey>;

/**
 * Polls a query of the pages, in a hidden tab as well, and calls back with each whole answer.
 *
 * @returns stops it
 */
export function observeAnswers<T>(
  client: QueryClient,
  options: Options<T>,
  onAnswer: (answer: Answer<T>) => void,
): () => void {
  const observer = new QueryObserver(client, { ...options, refetchIntervalInBackground: true });
  let takenAt = 0;
  const take = ({ data, dataUpdatedAt, isPlaceholderData }: QueryObserverResult<Answer<T>>) => {
    if (!data || isPlaceholderData || dataUpdatedAt === takenAt || data.meta.part) return;
    takenAt = dataUpdatedAt;
    onAnswer(data);
  };
  // The store hears of an answer after its observers, in the same batch.
  const stop = observer.subscribe(notifyManager.batchCalls(take));
  take(observer.getCurrentResult());
  return stop;
}
