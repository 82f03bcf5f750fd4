import { type ComponentType, Suspense, useMemo } from 'react';
import { useMinute } from '#web/clock/use-minute.ts';
import { guideAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useMaxRows } from '#web/ui/use-max-rows.ts';
import { useTvWords } from '#web/words/tv.ts';
import { ByTime } from './by-time.tsx';
import type { ChannelGridProps } from './channel-grid.tsx';
import { dayGuide } from './day-guide.ts';
import { GuideSkeleton } from './guide-skeleton.tsx';
import { GuideTools, type GuideView } from './guide-tools.tsx';
import { INITIAL_CARDS, OnNow } from './on-now.tsx';
import { isAvailableIn, type TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** Approximate height of a listing, or of a card divided by the columns, px. */
const ROW_HEIGHT_PX = 72;
/** Listings that are added in each paint after the first. */
const ROWS_PER_PAINT = 16;

interface Props {
  readonly view: GuideView;
  /** The name of the day's calendar. */
  readonly name: string;
  /** The day of the listings, also where the address names none. */
  readonly day: string | null;
  readonly isToday: boolean;
  /** All listings of the day, in order of interest. */
  readonly listings: readonly TvListing[];
  readonly viewer: Viewer;
  /** The listings by channel, whose code comes when they are shown. */
  readonly ChannelGrid: ComponentType<ChannelGridProps>;
}

/** The guide of a day by time or channel, with its controls. */
export function GuideBody({ view, name, day, isToday, listings, viewer, ChannelGrid }: Props) {
  const { tv: t } = useTvWords();
  const { codes, countryNames } = viewer;
  const { competition, isWhole, by } = view;
  const selected = useMemo(
    () => listings.filter(({ match }) => competition === null || match.league.id === competition),
    [listings, competition],
  );
  const minute = useMinute();
  const { onNow, later, earlier, hidden } = useMemo(
    () => dayGuide(selected, codes, isWhole, minute === null ? null : minute * 60),
    [selected, codes, isWhole, minute],
  );
  const visible = useMemo(() => [...onNow, ...later, ...earlier], [onNow, later, earlier]);
  const rows =
    useMaxRows(ROW_HEIGHT_PX, ROWS_PER_PAINT, visible.length) - Math.min(onNow.length, INITIAL_CARDS);
  const isDrawn = rows >= later.length + earlier.length;
  const hasChannels = useMemo(
    () => selected.some((listing) => isAvailableIn(listing, codes)),
    [selected, codes],
  );
  return (
    <>
      <GuideTools
        view={view}
        name={name}
        address={guideAddress({ day })}
        listings={visible}
        viewer={viewer}
      />
      {competition !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
          <b dir="auto" className="font-semibold text-ink">
            {selected[0]?.match.league.name}
          </b>
          <Link
            to={guideAddress({ ...view, competition: null })}
            aria-current="false"
            className="inline-flex min-h-11 items-center underline underline-offset-[3px]"
          >
            {t.allCompetitions}
          </Link>
        </p>
      )}
      <div className="dims-when-old">
        {listings.length === 0 ? (
          <EmptyGuide text={t.emptyDay} />
        ) : by === 'channel' && codes.length === 0 ? (
          <EmptyGuide text={t.noCountry} />
        ) : by === 'channel' && hasChannels ? (
          <ErrorBoundary at={selected} section>
            <Suspense fallback={<GuideSkeleton />}>
              <ChannelGrid listings={selected} viewer={viewer} />
            </Suspense>
          </ErrorBoundary>
        ) : by === 'channel' || visible.length === 0 ? (
          <EmptyGuide text={t.emptyHere(countryNames)} />
        ) : (
          <>
            <ErrorBoundary at={onNow} section>
              <OnNow listings={onNow} viewer={viewer} />
            </ErrorBoundary>
            <ErrorBoundary at={later} section>
              <ByTime
                id="later"
                title={isToday ? t.laterToday : t.stillToCome}
                listings={later}
                maxListings={rows}
                viewer={viewer}
              />
            </ErrorBoundary>
            <ErrorBoundary at={earlier} section>
              <ByTime
                id="earlier"
                title={isToday ? t.earlierToday : t.over}
                listings={earlier}
                maxListings={rows - later.length}
                viewer={viewer}
              />
            </ErrorBoundary>
          </>
        )}
      </div>
      {by === 'time' && isDrawn && (hidden > 0 || isWhole) && codes.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
          {hidden > 0 && t.hidden(hidden, countryNames)}
          <Link
            to={guideAddress({ ...view, isWhole: !isWhole })}
            aria-current="false"
            className={`${BUTTON} text-ink`}
          >
            {isWhole ? t.hideHidden : t.showHidden}
          </Link>
        </p>
      )}
    </>
  );
}

function EmptyGuide({ text }: { readonly text: string }) {
  return <p className="text-balance px-4 py-16 text-center text-[1rem] text-quiet">{text}</p>;
}
