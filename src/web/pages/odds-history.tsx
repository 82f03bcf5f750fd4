import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { Standing } from '#web/features/odds/best.ts';
import type { Board } from '#web/features/odds/board.ts';
import { bestNowOn, bestWords, type Word, withSeen, wordsOfResult } from '#web/features/odds/history.ts';
import { PriceHistory } from '#web/features/odds/price-history.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { oddsHistoryQuery } from '#web/queries/odds.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useOddsWords } from '#web/words/odds.ts';
import type { TabProps } from './match-tabs.ts';

interface Props extends Pick<TabProps, 'match' | 'zone'> {
  readonly isMoving: boolean;
  /** The bookmaker that was asked for; null: the best of all. */
  readonly book: string | null;
  /** The prices of now. */
  readonly board: Board;
  readonly standing: Standing | null;
  readonly histories: ReadonlyMap<string, OddsHistory>;
  /** Whether some of them are on their way. */
  readonly isComing: boolean;
}

/** How the prices on a match's result came to be: the best ones, or one bookmaker's. */
export function OddsHistoryOf({ book, ...props }: Props) {
  const seen = useSeenBest(props.board, props.standing);
  return book === null ? <BestOf {...props} seen={seen} /> : <OneOf {...props} book={book} />;
}

/** The best prices that the page has seen since it told of any; other bookmakers, and it begins anew. */
function useSeenBest(board: Board, standing: Standing | null): readonly Word[] {
  const [kept, keep] = useState<{ board: Board; words: readonly Word[] } | null>(null);
  if (kept?.board === board) return kept.words;
  const isSame = kept?.board.books.map(({ id }) => id).join() === board.books.map(({ id }) => id).join();
  const word = bestNowOn(board, standing, Math.floor((worldClock.now() ?? 0) / 1000));
  const words = withSeen(isSame ? (kept?.words ?? []) : [], [word]);
  keep({ board, words });
  return words;
}

const sides = ({ teams: { home, away }, time }: TabProps['match']) => ({
  home: home.name,
  away: away.name,
  kickOff: time.timestamp,
});

interface BestProps extends Omit<Props, 'book' | 'standing'> {
  readonly seen: readonly Word[];
}

function BestOf({ match, zone, isMoving, board, seen, histories, isComing }: BestProps) {
  const { odds: say } = useOddsWords();
  const words = useMemo(
    () =>
      bestWords(
        board.books.flatMap(({ id }) => {
          const history = histories.get(id);
          return history ? [wordsOfResult(history)] : [];
        }),
      ),
    [board.books, histories],
  );
  if (isComing) return null;
  return (
    <PriceHistory
      {...sides(match)}
      name={say.history.best}
      words={withSeen(words, seen)}
      isMoving={isMoving}
      zone={zone}
    />
  );
}

function OneOf({ match, zone, isMoving, book }: Props & { readonly book: string }) {
  const query = oddsHistoryQuery(match.id, book, isMoving);
  const { data } = useQuery({ ...query, refetchOnMount: 'always' });
  const { trouble } = useStateOfData([query.queryKey]);
  const words = useMemo(() => (data ? wordsOfResult(data.data) : []), [data]);
  if (!data) return trouble ? <Missing trouble={trouble} /> : null;
  return (
    <PriceHistory {...sides(match)} name={data.data.name} words={words} isMoving={isMoving} zone={zone} />
  );
}
