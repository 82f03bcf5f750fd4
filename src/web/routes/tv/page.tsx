import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { MissingHours } from '#web/components/lazy-notices.tsx';
import { useRefusals } from '#web/data/use-refusals.ts';
import { CompetitionsSidebar } from '#web/features/competitions-sidebar/competitions-sidebar.tsx';
import { Days } from '#web/features/days/days.tsx';
import { ChannelsOffer } from '#web/features/tv/channels-offer.tsx';
import { GuideBody } from '#web/features/tv/guide-body.tsx';
import { GuideSkeleton } from '#web/features/tv/guide-skeleton.tsx';
import type { GuideView } from '#web/features/tv/guide-tools.tsx';
import { useViewer } from '#web/features/tv/use-viewer.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt, isDay } from '#web/format/day.ts';
import { useTvGuide } from '#web/lists/use-tv-guide.ts';
import { guideAddress } from '#web/navigation/addresses.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { useCountries } from '#web/settings/countries.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Reads the filter from an address: `/tv?d=YYYY-MM-DD&by=channel&show=mine&c=30`. */
function filterIn(search: URLSearchParams): GuideView {
  const day = search.get('d');
  return {
    day: isDay(day) ? day : null,
    by: search.get('by') === 'channel' ? 'channel' : 'time',
    show: (['all', 'mine'] as const).find((show) => show === search.get('show')) ?? null,
    competition: search.get('c'),
  };
}

const CHANNELS = lazyPage(async () => (await import('#web/features/tv/channel-grid.tsx')).ChannelGrid);

/** The TV guide of a day: `/tv`. */
export function TvGuide() {
  const words = useWords<'tv'>();
  const { search } = useLocation();
  const filter = filterIn(new URLSearchParams(search));
  const { by, show, competition } = filter;
  const zone = useZone();
  const codes = useCountries();
  const wide = useWide();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const day = filter.day ?? today;
  const { listings, rows, groups, state, dropped, missingHours, onRetry } = useTvGuide(day, today, zone);
  const viewer = useViewer(codes);
  const to = useCallback(
    (other: string | null) => guideAddress({ day: other, by, show, competition }),
    [by, show, competition],
  );
  // The other view is there when the viewer chooses it.
  useEffect(() => void CHANNELS.fetch().catch(() => {}), []);
  const refusals = useRefusals();
  const isRefused = refusals.has('tvs') || refusals.has('broadcast?t=schedule');
  const name = day ? dayNames(day, words.intl) : null;
  return (
    <DatedPage state={state} hasData={listings !== null && !isRefused}>
      <div className="flex flex-col xl:grid xl:grid-cols-[12.5rem_minmax(0,1fr)] xl:gap-7 min-[90rem]:grid-cols-[13.75rem_minmax(0,1fr)]">
        <title>{`${words.tv.day(name?.date ?? words.scores.today)} · ${words.name}`}</title>
        <h1 className="sr-only">{words.tv.heading(name?.long ?? words.scores.today)}</h1>
        <div className="order-last self-start overflow-y-auto [scrollbar-width:thin] xl:sticky xl:top-[4.3125rem] xl:order-none xl:max-h-[calc(100vh-6rem)]">
          <p className="min-h-4 px-1 text-faint text-xs xl:mb-5 xl:px-2">
            <AgeLine state={state} hasData={listings !== null} />
          </p>
          <div className="dims-when-old hidden xl:block">
            {wide && listings && (
              <CompetitionsSidebar
                rows={rows}
                groups={groups}
                to={(id) => guideAddress({ ...filter, competition: id })}
              />
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-2.5 has-data-tall:min-h-screen">
          <div data-sticks="days" className="@container min-h-12">
            {day && today && <Days day={day} today={today} to={to} />}
          </div>
          {!isRefused && <ChannelsOffer />}
          {isRefused ? (
            <Notice text={words.tv.notIncluded} />
          ) : listings ? (
            <GuideBody
              view={filter}
              name={words.tv.day(name?.date ?? '')}
              day={day}
              isToday={day === today}
              listings={listings}
              viewer={viewer}
              ChannelGrid={CHANNELS.Page}
            />
          ) : state.trouble ? (
            <ErrorState trouble={state.trouble} />
          ) : (
            <GuideSkeleton />
          )}
          {listings && missingHours.length > 0 && <MissingHours hours={missingHours} onRetry={onRetry} />}
          {dropped > 0 && <p className="px-1 text-faint text-xs">{words.scores.dropped(dropped)}</p>}
        </div>
      </div>
    </DatedPage>
  );
}
