import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OddsBoard } from '#web/features/odds/odds-board.tsx';
import { PriceHistory } from '#web/features/odds/price-history.tsx';
import { standingOf } from '#web/features/odds/standing.ts';
import { useBoard } from '#web/features/odds/use-board.ts';
import { Missing } from '#web/features/status/missing.tsx';
import { oddsHistoryQuery, oddsInPlayQuery, oddsQuery } from '#web/queries/odds.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import type { TabProps } from './match-tabs.ts';

/** What bookmakers offer on a match: `/match/:id/odds`. */
export function MatchOdds({ match, zone, waiting }: TabProps) {
  const [asked, ask] = useState<string | null>(null);
  const isLive = match.phase === 'live';
  const query = oddsQuery(match.id, match.phase === 'scheduled');
  const queryInPlay = oddsInPlayQuery(match.id);
  const before = useQuery(query);
  const inPlay = useQuery({ ...queryInPlay, enabled: isLive });
  const { trouble } = useStateOfData([query.queryKey, ...(isLive ? [queryInPlay.queryKey] : [])]);
  const running = isLive && inPlay.data !== undefined && inPlay.data.data.length > 0;
  const told = isLive && inPlay.isPending ? undefined : (running ? inPlay : before).data?.data;
  const { board, memory } = useBoard(told, running);
  if (!told) return trouble ? <Missing trouble={trouble} /> : waiting;
  const { home, away } = match.teams;
  return (
    <OddsBoard
      board={board}
      memory={memory}
      standing={running ? standingOf(match) : null}
      stage={running ? 'inPlay' : match.phase === 'scheduled' ? 'before' : 'last'}
      aging={running || match.phase === 'scheduled'}
      home={home.name}
      away={away.name}
      asked={asked}
      onAsk={ask}
    >
      {asked !== null && <History match={match} book={asked} zone={zone} waiting={waiting} />}
    </OddsBoard>
  );
}

function History({ match, book, zone, waiting }: Omit<TabProps, 'setting' | 'related'> & { book: string }) {
  const isMoving = match.phase === 'scheduled' || match.phase === 'live';
  const query = oddsHistoryQuery(match.id, book, isMoving);
  const { data } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  if (!data) return trouble ? <Missing trouble={trouble} /> : waiting;
  const { home, away } = match.teams;
  return (
    <PriceHistory
      told={data.data}
      kickOff={match.time.timestamp}
      isMoving={isMoving}
      zone={zone}
      home={home.name}
      away={away.name}
    />
  );
}
