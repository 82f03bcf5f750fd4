import './channel-line.css';
import './channel-block.css';
import { type CSSProperties, memo, useState } from 'react';
import { isHourKnown } from '#web/format/kick-off.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { CalendarButton } from '#web/ui/calendar-button.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { useCalendarWords } from '#web/words/calendar.ts';
import { useTvWords } from '#web/words/tv.ts';
import { type AirTime, airTimeOf, lanesOf } from './axis.ts';
import type { ChannelDay } from './channel-days.ts';
import { ChannelLink } from './channel-link.tsx';
import { Sides } from './sides.tsx';
import type { TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** Listings that are shown at first. */
const INITIAL_LISTINGS = 6;

interface Props extends ChannelDay {
  readonly axis: AirTime;
  /** Epoch seconds. */
  readonly now: number;
  readonly viewer: Viewer;
}

/** Returns the position of a match on the axis; without an announced hour it is at the start. */
function airTimeOnAxis({ match }: TvListing, axis: AirTime, now: number): AirTime {
  const span = airTimeOf(match, now);
  return isHourKnown(match) ? span : { from: axis.from, to: axis.from + span.to - span.from };
}

/** A channel's listings in as many lanes as needed: the most interesting ones, and all on demand. */
export function ChannelLine({ channel, listings, axis, now, viewer }: Props) {
  const { tv: say } = useTvWords();
  const [isExpanded, setExpanded] = useState(false);
  const visible = (isExpanded ? listings : listings.slice(0, INITIAL_LISTINGS)).toSorted(
    (a, b) => a.match.time.timestamp - b.match.time.timestamp,
  );
  const spans = visible.map((listing) => airTimeOnAxis(listing, axis, now));
  const lanes = lanesOf(spans);
  const length = axis.to - axis.from;
  return (
    <section className="channel-line" aria-labelledby={`channel-${channel.id}`}>
      <h3 id={`channel-${channel.id}`}>
        <ChannelLink channel={channel} />
        {listings.length > INITIAL_LISTINGS && (
          <button type="button" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? say.fewer : say.all(listings.length)}
          </button>
        )}
      </h3>
      <ul style={{ '--lanes': Math.max(...lanes) + 1 } as CSSProperties}>
        {visible.map(({ match, anchor }, n) => {
          const { from, to } = spans[n] ?? axis;
          return (
            <li
              key={match.id}
              data-phase={match.phase}
              style={
                {
                  '--at': (from - axis.from) / length,
                  '--for': (to - from) / length,
                  '--lane': lanes[n],
                  '--done': match.phase === 'live' ? Math.min(1, (now - from) / (to - from)) : 0,
                } as CSSProperties
              }
            >
              <Block match={match} anchor={anchor} viewer={viewer} />
              {match.phase === 'scheduled' && (
                <MatchCalendarButton match={match} channel={channel.name} zone={viewer.zone} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Block = memo(function Block({
  match,
  anchor,
  viewer: { zone, confirmed },
}: Omit<TvListing, 'channels' | 'isFollowed'> & { viewer: Viewer }) {
  return (
    <PrefetchLink to={matchAddress(match.id)}>
      <span className="block-head">
        <b>
          <MatchTime match={match} seen={anchor} zone={zone} confirmed={confirmed} form="short" />
        </b>
        <span dir="auto">{match.league.name}</span>
      </span>
      <Sides match={match} />
    </PrefetchLink>
  );
});

/** A button for the calendar file of a match, shown in the list on a phone. */
function MatchCalendarButton({
  match,
  channel,
  zone,
}: Pick<TvListing, 'match'> & { channel: string; zone: string }) {
  const { calendarFile: calendar } = useCalendarWords();
  const name = `${match.teams.home.name} – ${match.teams.away.name}`;
  return (
    <CalendarButton
      name={name}
      matches={() => [{ match, channels: [channel] }]}
      zone={zone}
      label={calendar.match(name)}
      isIcon
    />
  );
}
