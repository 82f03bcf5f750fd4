import { memo, useState } from 'react';
import { signedNumber } from '#contract/signed-number.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { ChannelNames } from './channel-names.tsx';
import { channelsFor } from './channels-for.ts';
import { SectionHead } from './section-head.tsx';
import { Sides } from './sides.tsx';
import type { TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** Cards that are shown at first. */
export const INITIAL_CARDS = 6;

interface Props {
  readonly listings: readonly TvListing[];
  readonly viewer: Viewer;
}

/** Live matches on television, followed ones first. */
export function OnNow({ listings, viewer }: Props) {
  const { tv: t } = useWords<'tv'>();
  const [isExpanded, setExpanded] = useState(false);
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="on-now">
      <SectionHead id="on-now">
        {t.onNow} <b className="font-semibold text-live">{listings.length}</b>
        {listings.length > INITIAL_CARDS && (
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
            className="ms-auto flex min-h-11 cursor-pointer items-center px-2 font-medium text-[0.8125rem] text-ink [letter-spacing:0] hover:underline"
          >
            {isExpanded ? t.fewer : t.all(listings.length)}
          </button>
        )}
      </SectionHead>
      <ul
        data-whole={isExpanded || undefined}
        className="max-md:scroll-x grid auto-cols-[min(18.5rem,82vw)] grid-flow-col gap-2 [scroll-padding-inline:0.875rem] pointer-coarse:[scroll-snap-type:x_proximity] max-md:-mx-3.5 max-md:px-3.5 max-md:data-whole:grid-flow-row max-md:data-whole:grid-cols-1 md:grid-flow-row md:grid-cols-[repeat(auto-fill,minmax(max(17.5rem,30%),1fr))] md:gap-3"
      >
        {(isExpanded ? listings : listings.slice(0, INITIAL_CARDS)).map(({ match, anchor, channels }) => (
          <Card key={match.id} match={match} anchor={anchor} channels={channels} viewer={viewer} />
        ))}
      </ul>
    </section>
  );
}

/** Renders only when its match changes: all props are stable objects. */
const Card = memo(function Card({
  match,
  anchor,
  channels,
  viewer,
}: Omit<TvListing, 'isFollowed'> & { viewer: Viewer }) {
  const words = useWords<'tv'>();
  const { tv: t, intl } = words;
  const more = channels.length - channelsFor(channels, viewer).here.length;
  return (
    <li className="card live-edge relative grid min-w-0 snap-start grid-cols-1 content-start overflow-hidden [--edge:0.5625rem] before:rounded-e-[3px]">
      <Link to={matchAddress(match.id)} className="grid ps-4 pe-3.5 pt-2.25 pb-1.5 hover:bg-raised">
        <span className="mb-1 flex items-baseline gap-2 overflow-hidden whitespace-nowrap text-[0.75rem]/4.5 text-quiet">
          <b className="font-semibold font-stretch-88% text-[0.875rem] text-live">
            <MatchTime match={match} seen={anchor} form="both" />
          </b>
          <span dir="auto" className="truncate">
            {competitionName(match.league, words)}
          </span>
        </span>
        <Sides match={match} />
      </Link>
      <div className="ms-4 me-3.5 flex items-baseline gap-3 border-line border-t pt-1.75 pb-2">
        <ChannelNames channels={channels} viewer={viewer} form="line" />
        {more > 0 && (
          <Link
            to={matchAddress(match.id, 'tv')}
            className="pointer-coarse:tap-line ms-auto pointer-coarse:min-w-9 flex-none pointer-coarse:text-end text-[0.75rem] text-quiet hover:text-ink max-md:not-only:hidden"
          >
            {viewer.codes.length > 0 && `${signedNumber(more, intl)} `}
            <span className={viewer.codes.length > 0 ? 'sr-only' : undefined}>
              {t.allChannels(channels.length)}
            </span>
          </Link>
        )}
      </div>
    </li>
  );
});
