import type { MatchListRow } from '#web/matches/rows.ts';
import { MatchTime } from '#web/ui/match-time.tsx';

interface Props {
  readonly row: MatchListRow;
  readonly zone: string;
  readonly confirmed: () => number;
}

/** One match of the board. */
export function BoardRow({ row: { record, anchor }, zone, confirmed }: Props) {
  const { teams, scores } = record;
  return (
    <article className="grid h-111 grid-cols-[2.36rem_minmax(0,1fr)_2.5rem_minmax(0,1fr)] items-center gap-22 border-line border-t-2">
      <span className="font-[700] font-stretch-78% stale:text-quiet text-live text-name">
        <MatchTime match={record} seen={anchor} zone={zone} confirmed={confirmed} form="short" />
      </span>
      <span className="truncate text-end font-[600] font-stretch-80% stale:text-quiet text-name">
        {teams.home.name}
      </span>
      <span className="stale:hollow text-center font-[700] font-stretch-75% text-score">
        {scores.home_score}–{scores.away_score}
      </span>
      <span className="truncate font-[600] font-stretch-80% stale:text-quiet text-name">
        {teams.away.name}
      </span>
    </article>
  );
}
