import './match-odds.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OddsMarket } from '#contract/records/odds.ts';
import { booksIn } from '#web/features/odds/board.ts';
import { OddsBoard } from '#web/features/odds/odds-board.tsx';
import { standingOf } from '#web/features/odds/standing.ts';
import { useBoard } from '#web/features/odds/use-board.ts';
import { useOnlyMine } from '#web/features/odds/use-only-mine.ts';
import { Missing } from '#web/features/status/missing.tsx';
import { oddsInPlayQuery, oddsQuery } from '#web/queries/odds.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { later } from '#web/ui/later.tsx';
import type { MatchTabProps } from './match-tab-props.ts';
import { useHistories } from './use-histories.ts';

/** Below the grid, so that nothing has to move for it. */
const PricesBefore = later(async () => (await import('./odds-history.tsx')).OddsHistoryOf);

const NOTHING: readonly OddsMarket[] = [];

/** The odds of a match: `/match/:id/odds`. */
export function MatchOdds({ match, zone, waiting }: MatchTabProps) {
  const [asked, ask] = useState<string | null>(null);
  const isLive = match.phase === 'live';
  const query = oddsQuery(match.id, match.phase === 'scheduled');
  const queryInPlay = oddsInPlayQuery(match.id);
  const before = useQuery(query);
  const inPlay = useQuery({ ...queryInPlay, enabled: isLive });
  const { trouble } = useStateOfData([query.queryKey, ...(isLive ? [queryInPlay.queryKey] : [])]);
  const running = isLive && inPlay.data !== undefined && inPlay.data.data.length > 0;
  const told = isLive && inPlay.isPending ? undefined : (running ? inPlay : before).data?.data;
  const onlyMine = useOnlyMine();
  const mine = told && onlyMine(told);
  const hasNoneOfMine = mine !== told && mine?.length === 0;
  const shown = hasNoneOfMine ? told : mine;
  const all = useMemo(() => booksIn(told ?? NOTHING), [told]);
  const books = useMemo(() => booksIn(shown ?? NOTHING), [shown]);
  const isMoving = isLive || match.phase === 'scheduled';
  const { histories, isComing, watch, look, compareAll } = useHistories({
    match: match.id,
    books,
    markets: shown ?? NOTHING,
    chosen: asked,
  });
  const { board, memory } = useBoard(shown, running, histories);
  if (!told) return trouble ? <Missing trouble={trouble} /> : waiting;
  const { home, away } = match.teams;
  const standing = running ? standingOf(match) : null;
  return (
    <OddsBoard
      board={board}
      all={all}
      hasNoneOfMine={hasNoneOfMine}
      histories={histories}
      memory={memory}
      standing={standing}
      stage={running ? 'inPlay' : match.phase === 'scheduled' ? 'before' : 'last'}
      aging={running || match.phase === 'scheduled'}
      home={home.name}
      away={away.name}
      asked={asked}
      onAsk={ask}
      onLook={look}
    >
      <div className="price-history-place">
        <span id="price-history" ref={watch} />
        <PricesBefore
          match={match}
          zone={zone}
          isMoving={isMoving}
          book={asked}
          board={board}
          standing={standing}
          histories={histories}
          isComing={isComing}
          onCompareAll={compareAll}
        />
      </div>
    </OddsBoard>
  );
}
