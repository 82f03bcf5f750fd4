import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { endFirstView } from '#web/clock/first-view.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { MissingHours } from '#web/components/lazy-notices.tsx';
import { Days } from '#web/features/days/days.tsx';
import { ListSkeleton } from '#web/features/match-row/list-skeleton.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt, isDay } from '#web/format/day.ts';
import { RowExtrasProvider } from '#web/lists/row-extras/row-extras-provider.tsx';
import { useDay } from '#web/lists/use-day.ts';
import { useList } from '#web/lists/use-list.ts';
import { NO_FILTER } from '#web/matches/filter.ts';
import { filterCounts, STATUS_FILTERS, type StatusFilter } from '#web/matches/rows.ts';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { MATCHES_ID } from '#web/navigation/element-ids.ts';
import { isRewoundAt } from '#web/navigation/is-rewound.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { viewerSorting } from '#web/settings/sorting.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import { Filters } from './filters.tsx';
import { ListToolsSlot } from './list-tools-slot.ts';
import { MatchList } from './match-list.tsx';

const CompetitionsSidebar = lazyAfterFirstView(() =>
  import('#web/features/competitions-sidebar/competitions-sidebar.tsx').then(
    (module) => module.CompetitionsSidebar,
  ),
);
const EmptyList = lazyAfterFirstView(() => import('./empty-list.tsx').then((module) => module.EmptyList));
const LiveUpdates = lazyAfterFirstView(() =>
  import('./live-updates.tsx').then((module) => module.LiveUpdates),
);

const { Page: RewoundScores } = lazyPage(
  async () => (await withLaterWords(import('./rewind/rewound-scores.tsx'))).RewoundScores,
);

const statusFilterIn = (text: string | null): StatusFilter =>
  STATUS_FILTERS.find((show) => show === text) ?? 'all';

interface Props {
  /** Whether the list sets the page's title; in the split view the open match does. */
  readonly titled?: boolean;
}

/** The matches of a day: `/?d=YYYY-MM-DD&show=…&by=…`, or as they stood at the minute of `at`. */
export function Scores(props: Props) {
  return isRewoundAt(useLocation().search) ? <RewoundScores {...props} /> : <CurrentScores {...props} />;
}

function CurrentScores({ titled = true }: Props) {
  const words = useWords();
  const search = new URLSearchParams(useLocation().search);
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const dayParameter = search.get('d');
  const day = isDay(dayParameter) ? dayParameter : today;
  const otherDay = day === today ? null : day;
  const statusFilter = statusFilterIn(search.get('show'));
  const by = viewerSorting(search.get('by'));
  const [filter, setFilter] = useState(NO_FILTER);
  const { isPointerOver, handlers } = usePointerOver();
  const wide = useWide();
  const { rows, isCounted, isAnswered, state, dropped, watchedMatches, missingHours, onRetry } = useDay(
    day,
    today,
    zone,
    { hasRowRequests: true },
  );
  const isPainted = useAfterPaint(isAnswered);
  useEffect(() => {
    if (isPainted) endFirstView();
  }, [isPainted]);
  const { groups, drawnGroups, foldedKeys } = useList(rows, {
    day,
    statusFilter,
    by,
    filter,
    isPointerOver,
  });
  const to = useCallback(
    (other: string | null) => scoresAddress({ day: other, show: statusFilter }),
    [statusFilter],
  );
  const name = day ? dayNames(day, words.intl) : null;

  const Heading = titled ? 'h1' : 'h2';
  return (
    <DatedPage
      state={state}
      hasData={rows !== null}
      foot={<LiveUpdates {...watchedMatches} day={day} rows={rows} filter={filter} onFilter={setFilter} />}
    >
      {titled && (
        <title>
          {[
            statusFilter === 'live' ? words.nav.live : words.scores.title(name?.date ?? words.scores.today),
            statusFilter === 'live' && otherDay && name?.date,
            words.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </title>
      )}
      <Heading className="sr-only">{words.scores.heading(name?.long ?? words.scores.today)}</Heading>
      <div className="sidebar-columns flex-col max-xl:flex">
        <div className="flex min-w-0 flex-col gap-y-2.5">
          <div data-sticks="days" className="@container min-h-12">
            {day && today ? (
              <Days day={day} today={today} to={to} />
            ) : (
              <span className="mx-auto block h-12 w-[13%] rounded-lg bg-raised" />
            )}
          </div>
          <div data-sticks="filters" className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
            <Filters
              day={otherDay}
              statusFilter={statusFilter}
              counts={rows && filterCounts(rows)}
              isComplete={isCounted}
            />
            <ListToolsSlot className="flex min-w-24 justify-end gap-2" />
          </div>
          <div id={MATCHES_ID} tabIndex={-1} className="match-list dims-when-old outline-none" {...handlers}>
            {rows ? (
              <RowExtrasProvider matches={watchedMatches.store.entries} utcDays={watchedMatches.utcDays}>
                <MatchList groups={drawnGroups} foldedKeys={foldedKeys} />
              </RowExtrasProvider>
            ) : state.trouble ? (
              <ErrorState trouble={state.trouble} />
            ) : (
              <ListSkeleton />
            )}
          </div>
          {rows && groups.length === 0 && (
            <EmptyList
              day={otherDay}
              statusFilter={statusFilter}
              text={filter.text}
              emptyDay={rows.length === 0 ? day : null}
              onClear={() => setFilter(NO_FILTER)}
            />
          )}
          {rows && missingHours.length > 0 && <MissingHours hours={missingHours} onRetry={onRetry} />}
          {dropped > 0 && <p className="px-1 text-faint text-xs">{words.scores.dropped(dropped)}</p>}
        </div>
        <div className="top-[4.3125rem] self-start overflow-y-auto [scrollbar-width:thin] xl:sticky xl:col-start-1 xl:row-start-1 xl:max-h-[calc(100vh-6rem)] xl:pt-2">
          <p className="px-1 text-faint text-xs xl:mb-5 xl:px-2">
            <AgeLine state={state} hasData={rows !== null} />
          </p>
          <div className="dims-when-old hidden xl:block">
            {wide && rows && <CompetitionsSidebar rows={rows} groups={groups} />}
          </div>
        </div>
      </div>
    </DatedPage>
  );
}
