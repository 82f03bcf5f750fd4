import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { scoresAddress } from '#web/app/addresses.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { Days } from '#web/features/scores/days.tsx';
import { NO_FILTER } from '#web/features/scores/filter.ts';
import { Filters } from '#web/features/scores/filters.tsx';
import { List } from '#web/features/scores/list.tsx';
import { ListSkeleton } from '#web/features/scores/list-skeleton.tsx';
import { type Beside, counts, NOTHING_BESIDE, SHOWS, type Show } from '#web/features/scores/shown.ts';
import { SortLink } from '#web/features/scores/sort-link.tsx';
import { AgeLine } from '#web/features/status/age-line.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt, isDay } from '#web/format/day.ts';
import { viewerSorting } from '#web/settings/sorting.ts';
import { useZone } from '#web/settings/zone.ts';
import { later } from '#web/ui/later.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useWords } from '#web/words/use-words.ts';
import { useDay } from './use-day.ts';
import { useHold } from './use-hold.ts';
import { useList } from './use-list.ts';

const BesideList = later(async () => (await import('#web/features/scores/beside-list.tsx')).BesideList);
const FilterBox = later(async () => (await import('#web/features/scores/filter-box.tsx')).FilterBox);
const NothingHere = later(async () => (await import('#web/features/scores/nothing-here.tsx')).NothingHere);
const Meanwhile = later(async () => (await import('./meanwhile.tsx')).Meanwhile);

const showIn = (text: string | null): Show => SHOWS.find((show) => show === text) ?? 'all';

/**
 * The matches of a day: `/?d=YYYY-MM-DD&show=…&by=…`.
 *
 * @param titled whether the list sets the page's title; in the split view the open match does
 */
export function Scores({ titled = true }: { readonly titled?: boolean }) {
  const words = useWords();
  const search = new URLSearchParams(useLocation().search);
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const asked = search.get('d');
  const day = isDay(asked) ? asked : today;
  const show = showIn(search.get('show'));
  const by = viewerSorting(search.get('by'));
  const [filter, setFilter] = useState(NO_FILTER);
  const [beside, setBeside] = useState<Beside>(NOTHING_BESIDE);
  const { held, handlers } = useHold();
  const wide = useWide();
  const { rows, complete, confirmed, state, dropped, watched } = useDay(day, today, zone, beside);
  const { groups, drawn, folded, pinned } = useList(rows, { day, show, by, filter, held });
  const to = useCallback((other: string | null) => scoresAddress({ day: other, show }), [show]);
  const name = day ? dayNames(day, words.intl) : null;

  const Heading = titled ? 'h1' : 'h2';
  return (
    <>
      {titled && <title>{`${words.scores.title(name?.date ?? words.scores.today)} · ${words.name}`}</title>}
      <Heading className="sr-only">{words.scores.heading(name?.long ?? words.scores.today)}</Heading>
      <div
        data-old={state.old}
        className="flex flex-col xl:grid xl:grid-cols-[12.5rem_minmax(0,1fr)] xl:gap-7 min-[90rem]:grid-cols-[13.75rem_minmax(0,1fr)]"
      >
        <div className="order-last self-start overflow-y-auto [scrollbar-width:thin] xl:sticky xl:top-[4.75rem] xl:order-none xl:max-h-[calc(100vh-6rem)]">
          <p className="px-1 text-faint text-xs xl:mb-5 xl:px-2">
            <AgeLine state={state} zone={zone} isKnown={rows !== null} />
          </p>
          <div className="dims-when-old hidden xl:block">
            {wide && rows && <BesideList rows={rows} groups={groups} zone={zone} confirmed={confirmed} />}
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-2 gap-y-2.5">
          <div className="@container col-span-full min-h-12">
            {day && today ? (
              <Days day={day} today={today} to={to} />
            ) : (
              <span className="mx-auto block h-12 w-[13%] rounded-lg bg-raised" />
            )}
          </div>
          <Filters day={asked} show={show} counts={rows && counts(rows)} complete={complete} />
          <div className="flex gap-2">
            <SortLink day={asked} show={show} by={by} />
            <div className="min-w-11 pointer-fine:min-w-9">
              <FilterBox text={filter.text} onFilter={setFilter} />
            </div>
          </div>
          <div className="col-span-full">
            <div className="match-list dims-when-old" {...handlers}>
              {rows ? (
                <List groups={drawn} folded={folded} pinned={pinned} zone={zone} confirmed={confirmed} />
              ) : state.trouble ? (
                <Missing trouble={state.trouble} />
              ) : (
                <ListSkeleton />
              )}
            </div>
          </div>
          {rows && groups.length === 0 && (
            <NothingHere
              day={asked}
              show={show}
              text={filter.text}
              isEmptyDay={rows.length === 0}
              onClear={() => setFilter(NO_FILTER)}
            />
          )}
          {dropped > 0 && (
            <p className="col-span-full px-1 text-faint text-xs">{words.scores.dropped(dropped)}</p>
          )}
        </div>
      </div>
      <TroubleBar trouble={rows && state.trouble} asOf={state.asOf} zone={zone}>
        <Meanwhile {...watched} onBeside={setBeside} />
      </TroubleBar>
    </>
  );
}
