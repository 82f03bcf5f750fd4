import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OddsHistory } from '#contract/records/odds.ts';
import { HALF_TIME } from '#contract/status.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { Standing } from '#web/features/odds/best.ts';
import { bestNowOn, bestWords, withSeen } from '#web/features/odds/best-history.ts';
import { RESULT_SIGNS } from '#web/features/odds/best-prices.ts';
import type { Board } from '#web/features/odds/board.ts';
import { rulingsOf } from '#web/features/odds/goal-marks.ts';
import { halvesOf } from '#web/features/odds/halves.ts';
import { type Word, wordsOfResult } from '#web/features/odds/history.ts';
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
  return book === null ? <BestOf {...props} seen={seen} /> : <OneOf {...props} seen={seen} book={book} />;
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

/** What is drawn of the match itself, and what its results are called. */
function useDrawn(match: TabProps['match'], told: readonly OddsHistory[]) {
  const { odds: say } = useOddsWords();
  const halves = useMemo(() => halvesOf(told), [told]);
  const { home, away } = match.teams;
  const nameOf = ({ name, short_code }: typeof home, sign: string) => ({
    whole: name,
    short: short_code ?? sign,
  });
  const [one, none, two] = RESULT_SIGNS;
  return {
    play: {
      kickOff: match.time.timestamp,
      halves,
      isHalfTime: match.status === HALF_TIME,
      rulings: rulingsOf(match, halves),
    },
    names: { home: nameOf(home, one), draw: { whole: say.draw, short: none }, away: nameOf(away, two) },
  };
}

interface BestProps extends Omit<Props, 'book' | 'standing'> {
  readonly seen: readonly Word[];
}

/** What all bookmakers told, and what the best of it was, until now. */
function useBest({ board, histories, seen }: Pick<BestProps, 'board' | 'histories' | 'seen'>) {
  const books = board.books.map(({ id }) => id).join();
  const told = useMemo(() => books.split(',').flatMap((id) => histories.get(id) ?? []), [books, histories]);
  const words = useMemo(() => bestWords(told.map(wordsOfResult)), [told]);
  return { told, words: withSeen(words, seen) };
}

function BestOf({ match, zone, isMoving, isComing, ...known }: BestProps) {
  const { odds: say } = useOddsWords();
  const { told, words } = useBest(known);
  const drawn = useDrawn(match, told);
  if (isComing) return null;
  return <PriceHistory {...drawn} name={say.history.best} words={words} isMoving={isMoving} zone={zone} />;
}

/** One bookmaker's, and in thin lines the best ones beside them: of himself alone they would be the same. */
function OneOf({ match, zone, isMoving, isComing, book, ...known }: BestProps & { readonly book: string }) {
  const query = oddsHistoryQuery(match.id, book, isMoving);
  const { data } = useQuery({ ...query, refetchOnMount: 'always' });
  const { trouble } = useStateOfData([query.queryKey]);
  const best = useBest(known);
  const told = useMemo(() => (data ? [data.data] : []), [data]);
  const words = useMemo(() => told.flatMap(wordsOfResult), [told]);
  const drawn = useDrawn(match, told);
  if (!data) return trouble ? <Missing trouble={trouble} /> : null;
  const beside = isComing || known.board.books.length < 2 ? undefined : best.words;
  const common = { isMoving, zone, words, beside };
  return <PriceHistory {...drawn} {...common} name={data.data.name} />;
}
