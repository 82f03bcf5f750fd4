import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { isShielded } from '#news/is-shielded.ts';
import { endFirstView } from '#web/clock/first-view.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { rewoundDayQuery } from '#web/data/rewind.ts';
import { Days } from '#web/features/days/days.tsx';
import { ListSkeleton } from '#web/features/match-row/list-skeleton.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { type Day, dayAt, isDay } from '#web/format/day.ts';
import { ListRewindBar } from '#web/lists/rewind/list-rewind-bar.tsx';
import { RewoundClocks } from '#web/lists/rewind/rewound-clocks.tsx';
import { useInstantText, useMinute } from '#web/lists/rewind/use-instants.ts';
import { useRewind } from '#web/lists/rewind/use-rewind.ts';
import { useDay } from '#web/lists/use-day.ts';
import { useList } from '#web/lists/use-list.ts';
import { NO_FILTER } from '#web/matches/filter.ts';
import { liveCount } from '#web/matches/live-count.ts';
import { countRedCards } from '#web/matches/red-card-counts.ts';
import { rewindMatch } from '#web/matches/rewind/rewind-match.ts';
import { type RewindRange, rewindRangeOf } from '#web/matches/rewind/rewind-range.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { SCORES, scoresAddress } from '#web/navigation/addresses.ts';
import { MATCHES_ID } from '#web/navigation/element-ids.ts';
import { AT_PARAMETER } from '#web/navigation/is-rewound.ts';
import { parseInstant } from '#web/navigation/rewind-address.ts';
import { MatchList } from '#web/routes/scores/match-list.tsx';
import { viewerSorting } from '#web/settings/sorting.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The other days are as they are now. */
const dayAddress = (day: Day | null) => scoresAddress({ day });

interface Props {
  /** Whether it is the page's own list; beside a match it follows the instant of that. */
  readonly titled?: boolean;
}

/** The matches of a day as they stood at the minute of the address: `/?at=2026-11-21T15:42Z`. */
export function RewoundScores({ titled = true }: Props) {
  const { rewind: t, scores, intl } = useWords<'rewind'>();
  const search = new URLSearchParams(useLocation().search);
  const zone = useZone();
  const now = useMinute();
  const today = now === 0 ? null : dayAt(now * 1000, zone);
  const written = parseInstant(search.get(AT_PARAMETER) ?? '');
  const dayParameter = search.get('d');
  const day = isDay(dayParameter) ? dayParameter : today && dayAt((written ?? now) * 1000, zone);
  const { rows, isAnswered, state } = useDay(day, today, zone, { listOf: rewoundDayQuery });
  const isPainted = useAfterPaint(isAnswered);
  useEffect(() => {
    if (isPainted) endFirstView();
  }, [isPainted]);
  const range = useMemo(
    () =>
      rows &&
      rewindRangeOf(
        rows.map(({ record }) => record).filter((record) => !isShielded(record)),
        now,
      ),
    [rows, now],
  );
  const Heading = titled ? 'h1' : 'h2';
  return (
    <>
      <Heading className="sr-only">{scores.heading(day ? dayNames(day, intl).long : scores.today)}</Heading>
      <div data-sticks="days" className="@container mb-2.5 min-h-12">
        {day && today && <Days day={day} today={today} to={dayAddress} />}
      </div>
      {rows && day && range ? (
        <RewoundTo key={day} day={day} rows={rows} range={range} titled={titled} />
      ) : rows ? (
        <EmptyState>{t.noMatches}</EmptyState>
      ) : state.trouble ? (
        <ErrorState trouble={state.trouble} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

interface RewoundProps extends Props {
  readonly day: Day;
  readonly rows: readonly MatchListRow[];
  readonly range: RewindRange;
}

/** Returns a row at an instant; a match that a spoiler shield hides stays hidden. */
function rowAt(row: MatchListRow, instant: number): MatchListRow {
  const record = isShielded(row.record) ? row.record : rewindMatch(row.record, instant);
  return { record, anchor: null, scoreChange: null, related: null, reds: countRedCards(record) };
}

function RewoundTo({ day, rows, range, titled }: RewoundProps) {
  const { rewind: t, scores, name, intl } = useWords<'rewind'>();
  const { search } = useLocation();
  const rewind = useRewind(
    range,
    rows.some(({ record }) => record.phase === 'live'),
  );
  const { instant } = rewind;
  const then = useMemo(() => rows.map((row) => rowAt(row, instant)), [rows, instant]);
  const { drawnGroups, foldedKeys } = useList(then, {
    day,
    statusFilter: 'all',
    by: viewerSorting(new URLSearchParams(search).get('by')),
    filter: NO_FILTER,
    isPointerOver: false,
  });
  const title = scores.title(dayNames(day, intl).date);
  const time = useInstantText(instant);
  return (
    <>
      {titled && <title>{`${title} · ${t.asAt(time)} · ${name}`}</title>}
      <div id={MATCHES_ID} tabIndex={-1} className="match-list outline-none">
        <RewoundClocks instant={instant}>
          <MatchList groups={drawnGroups} foldedKeys={foldedKeys} />
        </RewoundClocks>
      </div>
      {titled ? (
        <ListRewindBar
          rewind={rewind}
          matches={rows.map(({ record }) => record)}
          inPlay={liveCount(then)}
          title={title}
          time={time}
          pathname={SCORES}
          search={search}
        />
      ) : (
        <p className="px-1 text-quiet text-xs">{t.asAt(time)}</p>
      )}
    </>
  );
}
