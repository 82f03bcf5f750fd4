import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import type { Book } from '#web/features/odds/board.ts';
import type { Answer } from '#web/queries/fetch.ts';
import { oddsHistoryQuery } from '#web/queries/odds.ts';
import { useInSight } from './use-in-sight.ts';

type Told = Answer<OddsHistory> | undefined;

const NONE: readonly Told[] = [];

/** All of them at once: a page that renders for each renders a dozen times. */
const whenAllCame = (results: readonly UseQueryResult<Answer<OddsHistory>>[]) =>
  results.some(({ isPending }) => isPending) ? NONE : results.map(({ data }) => data);

const once = (match: string, book: string) => ({
  ...oddsHistoryQuery(match, book, false),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * What each bookmaker has said of a match until now, by id: the wire tells one bookmaker's at a time, so they are
 * asked for once, when their place is on the screen and not before, being a dozen questions; one's, when somebody
 * looks at a price of his. What is said from then on the board tells.
 */
export function useHistories(match: string, books: readonly Book[]) {
  const { inSight, watch } = useInSight(0);
  const [looked, look] = useState<string | null>(null);
  const isPainted = useAfterPaint(books.length > 0);
  const { data: one } = useQuery({ ...once(match, looked ?? ''), enabled: isPainted && looked !== null });
  const all = useQueries({
    queries: books.map(({ id }) => ({ ...once(match, id), enabled: isPainted && inSight.size > 0 })),
    combine: whenAllCame,
  });
  const histories = useMemo(
    () => new Map([one, ...all].flatMap((told) => (told ? [[told.data.id, told.data] as const] : []))),
    [one, all],
  );
  return { histories, isComing: all.length === 0, watch, look };
}
