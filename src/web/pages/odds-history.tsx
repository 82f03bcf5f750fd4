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
import { onlyBook } from '#web/features/odds/only-book.ts';
import { PriceHistory } from '#web/features/odds/price-history.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { oddsHistoryQuery } from '#web/queries/odds.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { useOddsWords } from '#web/words/odds.ts';
import type { MatchTabProps } from './match-tab-props.ts';

interface Props extends Pick<MatchTabProps, 'match' | 'zone'> {
  readonly isMoving: boolean;
  /** The selected bookmaker; null for the best prices of all. */
  readonly book: string | null;
  /** The current prices. */
  readonly board: Board;
  readonly standing: Standing | null;
  readonly histories: ReadonlyMap<string, OddsHistory>;
  /** Whether some histories are loading. */
  readonly isComing: boolean;
  /** Fetches the histories of all bookmakers; null if they are loaded. */
  readonly onCompareAll: (() => void) | null;
}

/** History of the prices on a match's result: the best ones, or one bookmaker's. */
export function OddsHistoryOf({ book, ...props }: Props) {
  const seen = useSeenBest(props.board, props.standing);
  return book === null ? (
    <BestOf {...props} seen={seen} />
  ) : (
    <OneOf key={book} {...props} seen={seen} book={book} />
  );
}

/** Returns the best prices seen since the page was opened; another set of bookmakers starts again. */
function useSeenBest(board: Board, standing: Standing | null): readonly Word[] {
  const [kept, keep] = useState<{ board: Board; words: readonly Word[] } | null>(null);
  if (kept?.board === board) return kept.words;
  const isSame = kept?.board.books.map(({ id }) => id).join() === board.books.map(({ id }) => id).join();
  const word = bestNowOn(board, standing, Math.floor((worldClock.now() ?? 0) / 1000));
  const words = withSeen(isSame ? (kept?.words ?? []) : [], [word]);
  keep({ board, words });
  return words;
}

/** Returns what the plot shows of the match itself, and the names of its results. */
function useDrawn(match: MatchTabProps['match'], bookHistories: readonly OddsHistory[]) {
  const { odds: say } = useOddsWords();
  const halves = useMemo(() => halvesOf(bookHistories), [bookHistories]);
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

interface BestSource {
  readonly board: Board;
  readonly histories: ReadonlyMap<string, OddsHistory>;
  readonly seen: readonly Word[];
}

interface BestProps extends Omit<Props, 'book' | 'standing'> {
  readonly seen: readonly Word[];
}

interface OneProps extends BestProps {
  readonly book: string;
  readonly standing: Standing | null;
}

/** Returns the bookmakers' histories and the best price over time. */
function useBest({ board, histories, seen }: BestSource) {
  const books = board.books.map(({ id }) => id).join();
  const bookHistories = useMemo(
    () => books.split(',').flatMap((id) => histories.get(id) ?? []),
    [books, histories],
  );
  const words = useMemo(() => bestWords(bookHistories.map(wordsOfResult)), [bookHistories]);
  return { bookHistories, words: withSeen(words, seen) };
}

function BestOf({ match, zone, isMoving, isComing, onCompareAll, ...known }: BestProps) {
  const { odds: say } = useOddsWords();
  const { bookHistories, words } = useBest(known);
  const drawn = useDrawn(match, bookHistories);
  if (isComing) return null;
  const name = onCompareAll ? say.history.bestOf(bookHistories.length) : say.history.best;
  return (
    <PriceHistory {...drawn} name={name} words={words} isMoving={isMoving} zone={zone}>
      {onCompareAll && (
        <button
          type="button"
          className={`${BUTTON} mt-2 cursor-pointer justify-self-start`}
          onClick={onCompareAll}
        >
          {say.history.compareAll(known.board.books.length)}
        </button>
      )}
    </PriceHistory>
  );
}

/** The history of one bookmaker, with the best prices in thin lines if there are several bookmakers. */
function OneOf({ match, zone, isMoving, isComing, book, standing, ...known }: OneProps) {
  const history = known.histories.get(book);
  const { trouble } = useStateOfData([oddsHistoryQuery(match.id, book).queryKey]);
  const best = useBest(known);
  const own = useMemo(() => onlyBook(known.board, book), [known.board, book]);
  const seen = useSeenBest(own, standing);
  const bookHistories = useMemo(() => (history ? [history] : []), [history]);
  const words = useMemo(() => withSeen(bookHistories.flatMap(wordsOfResult), seen), [bookHistories, seen]);
  const drawn = useDrawn(match, bookHistories);
  if (!history) return trouble ? <Missing trouble={trouble} /> : null;
  const beside = isComing || known.board.books.length < 2 ? undefined : best.words;
  return (
    <PriceHistory
      {...drawn}
      name={history.name}
      words={words}
      beside={beside}
      isMoving={isMoving}
      zone={zone}
    />
  );
}
