import { type ComponentType, Suspense, useMemo } from 'react';
import { useMinute } from '#web/clock/use-minute.ts';
import { guideAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useMaxRows } from '#web/ui/use-max-rows.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { ByTime } from './by-time.tsx';
import type { ChannelGridProps } from './channel-grid.tsx';
import { isAvailableOn } from './channels-for.ts';
import { dayGuide, onOwnChannels } from './day-guide.ts';
import { GuideSkeleton } from './guide-skeleton.tsx';
import { GuideTools, type GuideView } from './guide-tools.tsx';
import { INITIAL_CARDS, OnNow } from './on-now.tsx';
import type { TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** Approximate height of a listing, or of a card divided by the columns, px. */
const ROW_HEIGHT_PX = 72;
/** Listings that are added in each paint after the first. */
const ROWS_PER_PAINT = 16;

const NONE: readonly TvListing[] = [];

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
  const words = useWords<'tv'>();
  const { tv: t } = words;
  const { codes, countryNames, mine } = viewer;
  const { competition, by } = view;
  // A link of somebody who has chosen channels is a link to the guide for those who have not.
  const show = view.show === 'mine' && mine.size === 0 ? null : view.show;
  const selected = useMemo(
    () => listings.filter(({ match }) => competition === null || match.league.id === competition),
    [listings, competition],
  );
  const minute = useMinute();
  const { onNow, later, hidden, ...past } = useMemo(
    () => dayGuide(selected, viewer, show, minute === null ? null : minute * 60),
    [selected, viewer, show, minute],
  );
  const earlier = show === 'mine' && isToday ? NONE : past.earlier;
  const visible = useMemo(() => [...onNow, ...later, ...earlier], [onNow, later, earlier]);
  const rows =
    useMaxRows(ROW_HEIGHT_PX, ROWS_PER_PAINT, visible.length) - Math.min(onNow.length, INITIAL_CARDS);
  const isDrawn = rows >= later.length + earlier.length;
  const grid = useMemo(
    () => (show === 'mine' ? onOwnChannels(selected, viewer) : { listings: selected, viewer }),
    [show, selected, viewer],
  );
  const hasChannels = useMemo(
    () => grid.listings.some(({ channels }) => isAvailableOn(channels, grid.viewer)),
    [grid],
  );
  return (
    <>
      <GuideTools
        view={view}
        name={name}
        address={guideAddress({ day })}
        listings={visible}
        viewer={viewer}
        isToday={isToday}
      />
      {competition !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
          <b dir="auto" className="font-semibold text-ink">
            {selected[0] && competitionName(selected[0].match.league, words)}
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
              <ChannelGrid {...grid} />
            </Suspense>
          </ErrorBoundary>
        ) : by === 'channel' || visible.length === 0 ? (
          <EmptyGuide
            text={show !== 'mine' ? t.emptyHere(countryNames) : isToday ? t.emptyMine : t.emptyMineDay}
          />
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
      {by === 'time' && isDrawn && (hidden > 0 || show !== null) && codes.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
          {hidden > 0 && show === null && t.hidden(hidden, countryNames)}
          <Link
            to={guideAddress({ ...view, show: show === null ? 'all' : null })}
            aria-current="false"
            className={`${BUTTON} text-ink`}
          >
            {show === null ? t.showHidden : show === 'all' ? t.hideHidden : t.allChannelsAgain}
          </Link>
        </p>
      )}
    </>
  );
}

function EmptyGuide({ text }: { readonly text: string }) {
  return <p className="text-balance px-4 py-16 text-center text-[1rem] text-quiet">{text}</p>;
}
