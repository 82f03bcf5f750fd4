import './on-now.css';
import { memo, useState } from 'react';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { useTvWords } from '#web/words/tv.ts';
import { ChannelNames } from './channel-names.tsx';
import { Sides } from './sides.tsx';
import { channelsInCountries, type TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** Cards that are shown at first. */
export const INITIAL_CARDS = 6;

interface Props {
  readonly listings: readonly TvListing[];
  readonly viewer: Viewer;
}

/** Live matches on television, followed ones first. */
export function OnNow({ listings, viewer }: Props) {
  const { tv: say } = useTvWords();
  const [isExpanded, setExpanded] = useState(false);
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="on-now" className="on-now" data-whole={isExpanded || undefined}>
      <h2 id="on-now">
        {say.onNow} <b>{listings.length}</b>
        {listings.length > INITIAL_CARDS && (
          <button type="button" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? say.fewer : say.all(listings.length)}
          </button>
        )}
      </h2>
      <ul>
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
  const { tv: say } = useTvWords();
  const more = channels.length - channelsInCountries(channels, viewer.codes).length;
  return (
    <li>
      <PrefetchLink to={matchAddress(match.id)}>
        <span className="on-now-head">
          <b>
            <MatchTime
              match={match}
              seen={anchor}
              zone={viewer.zone}
              confirmed={viewer.confirmed}
              form="short"
            />
          </b>
          <span dir="auto">{match.league.name}</span>
        </span>
        <Sides match={match} />
      </PrefetchLink>
      <div>
        <ChannelNames channels={channels} viewer={viewer} isShort />
        {more > 0 && (
          <PrefetchLink to={matchAddress(match.id, 'tv')}>
            {viewer.codes.length > 0 && `+${more} `}
            <span className={viewer.codes.length > 0 ? 'sr-only' : undefined}>
              {say.allChannels(channels.length)}
            </span>
          </PrefetchLink>
        )}
      </div>
    </li>
  );
});
