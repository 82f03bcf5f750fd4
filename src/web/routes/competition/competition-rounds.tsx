import { useMemo, useState } from 'react';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { seasonMatchesQuery } from '#web/data/season.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { dayAt } from '#web/format/day.ts';
import { RowExtrasProvider } from '#web/lists/row-extras/row-extras-provider.tsx';
import { byRoundAndDay, stageNameOf } from '#web/matches/rounds.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { extrasSetting } from '#web/settings/extras.ts';
import { useStore } from '#web/state/store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { CompetitionTabProps } from './competition-tab-props.ts';
import { RoundDays } from './round-days.tsx';
import { useSeasonMatches } from './use-season-matches.ts';

interface Props extends CompetitionTabProps {
  /** `asOf`: instant of the newest answer, epoch ms; null: unknown. */
  readonly belongs: (row: MatchListRow, asOf: number | null) => boolean;
  readonly newestFirst: boolean;
  /** Text of the empty state. */
  readonly emptyText: string;
  /** Whether the matches are still to come: then there is a calendar file, and rows show channels and prices. */
  readonly areAhead?: boolean;
}

/** Number of match days drawn at first. */
const INITIAL_DAYS = 12;

/** A season's matches by round and day, or those of one round. */
export function CompetitionRounds({
  seasonId,
  waiting,
  belongs,
  newestFirst,
  emptyText,
  areAhead = false,
}: Props) {
  const zone = useZone();
  const competitionWords = useWords<'competition'>();
  const { competition: t, scores: words } = competitionWords;
  const { rows, keys } = useSeasonMatches(seasonId);
  const { trouble } = useStateOfData([seasonMatchesQuery(seasonId).queryKey]);
  const [round, setRound] = useState('');
  const [isWhole, setWhole] = useState(false);
  const hasExtras = useStore(extrasSetting) !== '' && areAhead;
  const matches = useMemo(() => new Map((rows ?? []).map((row) => [row.record.id, row])), [rows]);
  const asOf = useConfirmed()();
  const days = useMemo(() => {
    const matching = (rows ?? []).filter((row) => belongs(row, asOf));
    const ordered = newestFirst ? matching.reverse() : matching;
    return byRoundAndDay(ordered, (kickOff) => dayAt(kickOff * 1000, zone));
  }, [rows, belongs, newestFirst, zone, asOf]);
  if (!rows) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  if (days.length === 0) return <EmptyState>{emptyText}</EmptyState>;
  const rounds = [...new Map(days.map((day) => [day.round ?? '', day])).values()];
  const stages = new Set(rows.map(({ record }) => stageNameOf(record)));
  const daysOfRound = days.filter((day) => round === '' || day.round === round);
  const visibleDays = isWhole || round !== '' ? daysOfRound : daysOfRound.slice(0, INITIAL_DAYS);
  const nameOf = (day: (typeof days)[number]) =>
    [
      stages.size > 1 && day.stageName && words.round(day.stageName),
      day.roundName && words.round(day.roundName),
    ]
      .filter(Boolean)
      .join(' · ');
  const list = <RoundDays days={visibleDays} hasStages={stages.size > 1} />;
  return (
    <div data-extended={hasExtras || undefined}>
      <div className="mb-2 flex flex-wrap justify-between gap-2">
        {rounds.some(nameOf) && (
          <select
            className="select-box"
            aria-label={t.rounds}
            value={round}
            onChange={({ target }) => setRound(target.value)}
          >
            <option value="">{t.allRounds}</option>
            {rounds.map((day) => (
              <option key={day.key} value={day.round ?? ''}>
                {nameOf(day)}
              </option>
            ))}
          </select>
        )}
        {areAhead && (
          <CalendarButton
            name={rows[0] ? competitionName(rows[0].record.league, competitionWords) : ''}
            matches={() => daysOfRound.flatMap((day) => day.rows.map(({ record: match }) => ({ match })))}
          />
        )}
      </div>
      <DatedPart keys={keys}>
        {areAhead ? <RowExtrasProvider matches={matches}>{list}</RowExtrasProvider> : list}
      </DatedPart>
      {visibleDays.length < daysOfRound.length && (
        <button type="button" className={BUTTON} onClick={() => setWhole(true)}>
          {t.more}
        </button>
      )}
    </div>
  );
}
