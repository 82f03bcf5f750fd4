import { memo } from 'react';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { momentOf } from '#contract/minute.ts';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { Countdown } from '#web/components/countdown.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { timeOfDay } from '#web/format/clock-time.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { WallFlag } from '#web/wall/parts/wall-flag.tsx';
import { WallRowTeam } from '#web/wall/views/board/row-team.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

export interface NextRowProps {
  readonly row: MatchListRow;
  /** What the first column has, if the head above does not: the competition or the kick-off. */
  readonly lead: 'league' | 'kick-off';
}

/** A match that has not begun. */
export const NextRow = memo(function NextRow({ row: { record }, lead: ownLead }: NextRowProps) {
  const confirmed = useConfirmed();
  const zone = useZone();
  const { wallScores: t, ...words } = useWords<'wall-scores'>();
  const { teams, league, time } = record;
  const kind = useClock(() => momentOf(record, null, null, confirmed(record.id)).kind);
  // Its state takes the place of what the others have.
  const isOverdue = record.status === 0 && kind !== 'kick-off';
  const lead = isOverdue ? 'kick-off' : ownLead;
  const hasTime = lead === 'kick-off' && !isOverdue && record.phase === 'scheduled' && isHourKnown(record);
  return (
    <article className="relative grid h-27.75 upright:h-52.5 grid-cols-[18.125rem_minmax(0,1fr)_3.875rem_12.25rem_3.875rem_minmax(0,1fr)] in-data-panel:grid-cols-[15.625rem_minmax(0,1fr)_3.875rem_6.875rem_3.875rem_minmax(0,1fr)] upright:grid-cols-[13.875rem_4.625rem_minmax(0,1fr)_6.875rem] upright:grid-rows-2 items-center gap-x-5.5 in-data-panel:gap-x-3.5 upright:gap-x-3.5 border-line border-t-2">
      {lead === 'league' ? (
        <div className="upright:row-span-2 flex min-w-0 upright:flex-col upright:items-start items-center gap-3.5">
          <WallFlag src={league.country_flag} />
          <bdi className="line-clamp-2 upright:line-clamp-3 font-stretch-80% text-note text-quiet">
            {competitionName(league, words)}
          </bdi>
        </div>
      ) : (
        <div className="upright:row-span-2 min-w-0 whitespace-nowrap font-bold font-stretch-78%">
          <span className="block text-name">
            {hasTime ? (
              timeOfDay(time.timestamp * 1000, zone, words.intl)
            ) : (
              <MatchTime match={record} seen={null} form="short" />
            )}
          </span>
          {hasTime && (
            <span className="block font-medium font-stretch-80% text-note text-quiet">
              <Countdown kickOff={time.timestamp} />
            </span>
          )}
        </div>
      )}
      <WallRowTeam team={teams.home} side="home" reds={0} isQuiet={record.phase === 'off'}>
        {lead === 'kick-off' ? <bdi>{competitionName(league, words)}</bdi> : undefined}
      </WallRowTeam>
      <span className="upright:col-start-4 upright:row-span-2 upright:row-start-1 text-center text-body text-quiet">
        {t.versus}
      </span>
      <WallRowTeam team={teams.away} side="away" reds={0} isQuiet={record.phase === 'off'}>
        {lead === 'kick-off' ? null : undefined}
      </WallRowTeam>
    </article>
  );
});
