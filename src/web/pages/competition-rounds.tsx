import { useMemo, useState } from 'react';
import { CalendarButton } from '#web/app/calendar-button.tsx';
import { RoundDays } from '#web/features/scores/round-days.tsx';
import { byRoundAndDay } from '#web/features/scores/rounds.ts';
import type { Row } from '#web/features/scores/shown.ts';
import { Missing } from '#web/features/status/missing.tsx';
import { dayAt } from '#web/format/day.ts';
import { seasonMatchesQuery } from '#web/queries/season.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { extrasSetting } from '#web/settings/extras.ts';
import { useKept } from '#web/settings/kept.ts';
import { later } from '#web/ui/later.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useCompetitionWords } from '#web/words/competition.ts';
import type { CompetitionTabProps } from './competition-tab-props.ts';
import './competition-rounds.css';
import '#web/ui/select.css';
import { useSeasonMatches } from './use-season-matches.ts';

interface Props extends CompetitionTabProps {
  /** Whether a match is listed. */
  readonly belongs: (row: Row) => boolean;
  readonly newestFirst: boolean;
  /** Text of the empty state. */
  readonly none: string;
  /** Whether the matches are still to come: then there is a calendar file, and rows show channels and prices. */
  readonly areAhead?: boolean;
}

const RowExtras = later(async () => (await import('./row-extras.tsx')).RowExtras);

/** Id of the rows' container, for the row extras. */
const ROUNDS = 'rounds';

/** Number of match days drawn at first. */
const FIRST = 12;

/** A season's matches by round and day, or those of one round. */
export function CompetitionRounds({
  seasonId,
  zone,
  waiting,
  belongs,
  newestFirst,
  none,
  areAhead = false,
}: Props) {
  const { competition: say, scores: words } = useCompetitionWords();
  const { rows, confirmed } = useSeasonMatches(seasonId);
  const { trouble } = useStateOfData([seasonMatchesQuery(seasonId).queryKey]);
  const [round, setRound] = useState('');
  const [isWhole, setWhole] = useState(false);
  const hasExtras = useKept(extrasSetting) !== '' && areAhead;
  const board = useMemo(
    () => ({ entries: new Map((rows ?? []).map((row) => [row.record.id, row])) }),
    [rows],
  );
  const days = useMemo(() => {
    const own = (rows ?? []).filter(belongs);
    const ordered = newestFirst ? own.reverse() : own;
    return byRoundAndDay(ordered, (kickOff) => dayAt(kickOff * 1000, zone));
  }, [rows, belongs, newestFirst, zone]);
  if (!rows) return trouble ? <Missing trouble={trouble} /> : waiting;
  if (days.length === 0) return <p className="px-4 py-16 text-center text-base text-quiet">{none}</p>;
  const rounds = [...new Map(days.map((day) => [day.round ?? '', day])).values()];
  const stages = new Set(rows.map(({ record }) => record.stage_name));
  const wanted = days.filter((day) => round === '' || day.round === round);
  const shown = isWhole || round !== '' ? wanted : wanted.slice(0, FIRST);
  const nameOf = (day: (typeof days)[number]) =>
    [
      stages.size > 1 && day.stageName && words.round(day.stageName),
      day.roundName && words.round(day.roundName),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div id={ROUNDS} data-extended={hasExtras || undefined} className="competition-rounds">
      <div className="rounds-head">
        <select
          className="select"
          aria-label={say.rounds}
          value={round}
          onChange={({ target }) => setRound(target.value)}
        >
          <option value="">{say.allRounds}</option>
          {rounds.map((day) => (
            <option key={day.key} value={day.round ?? ''}>
              {nameOf(day)}
            </option>
          ))}
        </select>
        {areAhead && (
          <CalendarButton
            name={rows[0]?.record.league.name ?? ''}
            matches={() => wanted.flatMap((day) => day.rows.map(({ record: match }) => ({ match })))}
            zone={zone}
          />
        )}
      </div>
      <RoundDays days={shown} hasStages={stages.size > 1} zone={zone} confirmed={confirmed} />
      {shown.length < wanted.length && (
        <button type="button" className={BUTTON} onClick={() => setWhole(true)}>
          {say.more}
        </button>
      )}
      {hasExtras && <RowExtras board={board} place={ROUNDS} />}
    </div>
  );
}
