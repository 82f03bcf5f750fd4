import type { QueryClient } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';

/** A list of matches that another page has loaded. */
export interface LoadedList {
  readonly key: OperationKey;
  readonly answer: Answer<readonly MatchRow[]>;
}

/** Some queries of these routes return prices or line-ups instead of matches. */
const isRow = (record: Partial<MatchRow> | null) => Boolean(record?.teams && record.league);

/** Returns the lists of matches in the queries so far. */
export function loadedLists(client: QueryClient): readonly LoadedList[] {
  return ['livescores', 'fixtures']
    .flatMap((route) => client.getQueriesData<Answer<readonly MatchRow[]>>({ queryKey: [route] }))
    .flatMap(([key, answer]) =>
      Array.isArray(answer?.data)
        ? [{ key: key as unknown as OperationKey, answer: { ...answer, data: answer.data.filter(isRow) } }]
        : [],
    );
}
