import { type CSSProperties, memo, useState } from 'react';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { localCountry } from '#news/words/country-name.ts';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { type AirTime, airTimeOf, lanesOf } from './axis.ts';
import type { ChannelDay } from './channel-days.ts';
import { ChannelLink } from './channel-link.tsx';
import { Sides } from './sides.tsx';
import type { TvListing } from './tv-listing.ts';

/** Listings that are shown at first. */
const INITIAL_LISTINGS = 6;

interface Props extends ChannelDay {
  readonly axis: AirTime;
  /** Epoch seconds. */
  readonly now: number;
}

/** Returns the position of a match on the axis; without an announced hour it is at the start. */
function airTimeOnAxis({ match }: TvListing, axis: AirTime, now: number): AirTime {
  const span = airTimeOf(match, now);
  return isHourKnown(match) ? span : { from: axis.from, to: axis.from + span.to - span.from };
}

/** A channel's listings in as many lanes as needed: the most interesting ones, and all on demand. */
export function ChannelLine({ channel, listings, axis, now }: Props) {
  const { tv: t } = useWords<'tv'>();
  const [isExpanded, setExpanded] = useState(false);
  const visible = (isExpanded ? listings : listings.slice(0, INITIAL_LISTINGS)).toSorted(
    (a, b) => a.match.time.timestamp - b.match.time.timestamp,
  );
  const spans = visible.map((listing) => airTimeOnAxis(listing, axis, now));
  const lanes = lanesOf(spans);
  const nextInLane = (n: number) => spans[lanes.indexOf(lanes[n] ?? -1, n + 1)] ?? { from: axis.to };
  const length = axis.to - axis.from;
  return (
    <section className="channel-grid-line max-md:card max-md:mb-3 md:border-line md:border-t">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 px-3.5 font-semibold md:sticky md:start-0 md:z-2 md:flex-col md:items-start md:border-line md:border-e md:bg-surface md:pt-3 md:pb-2 md:leading-5">
        <h3 className="min-w-0 max-w-full">
          <ChannelLink
            channel={channel}
            className="wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-9 pointer-coarse:items-center hover:underline"
          />
        </h3>
        {listings.length > INITIAL_LISTINGS && (
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
            className="min-h-11 cursor-pointer font-medium text-[0.75rem] text-quiet hover:text-ink md:min-h-7"
          >
            {isExpanded ? t.fewer : t.all(listings.length)}
          </button>
        )}
      </div>
      <ul style={{ '--lanes': Math.max(...lanes) + 1 } as CSSProperties}>
        {visible.map(({ match, anchor }, n) => {
          const { from, to } = spans[n] ?? axis;
          return (
            <li
              key={match.id}
              data-phase={match.phase}
              className="channel-grid-block group/block max-md:relative"
              style={
                {
                  '--at': (from - axis.from) / length,
                  '--for': (to - from) / length,
                  '--room': (nextInLane(n).from - from) / (to - from),
                  '--lane': lanes[n],
                  '--done': match.phase === 'live' ? Math.min(1, (now - from) / (to - from)) : 0,
                } as CSSProperties
              }
            >
              <Block match={match} anchor={anchor} />
              {match.phase === 'scheduled' && <MatchCalendarButton match={match} channel={channel.name} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Block = memo(function Block({ match, anchor }: Pick<TvListing, 'match' | 'anchor'>) {
  const words = useWords();
  const { country_name: name, country_code: cc } = match.league;
  const country = localCountry({ name, cc }, words);
  return (
    <Link
      to={matchAddress(match.id)}
      className="group-data-[phase=live]/block:live-edge relative grid border-line hover:bg-raised max-md:grid-cols-[4rem_minmax(0,1fr)] max-md:gap-x-1 max-md:border-t max-md:px-3.5 max-md:py-2 max-md:group-data-[phase=scheduled]/block:pe-13 md:grid-cols-1 md:[--edge:0px]"
    >
      <span className="max-md:contents md:mb-0.5 md:flex md:gap-1.5 md:overflow-hidden md:whitespace-nowrap md:text-[0.75rem]">
        <b
          dir="auto"
          className="row-[1/4] flex-none font-semibold font-stretch-88% leading-6 group-data-[phase=off]/block:overflow-hidden group-data-[phase=off]/block:text-ellipsis group-data-[phase=finished]/block:font-medium group-data-[phase=finished]/block:text-quiet group-data-[phase=live]/block:text-live group-data-[phase=off]/block:text-[0.75rem] group-data-[phase=off]/block:text-quiet md:leading-4"
        >
          <MatchTime match={match} seen={anchor} form="both" />
        </b>
        {country && <span className="sr-only">{`${country} `}</span>}
        <span dir="auto" className="col-2 row-3 truncate text-[0.75rem] text-quiet md:w-0 md:flex-1">
          {competitionName(match.league, words)}
        </span>
      </span>
      <Sides match={match} className="max-md:col-2" />
    </Link>
  );
});

/** A button for the calendar file of a match, shown in the list on a phone. */
function MatchCalendarButton({ match, channel }: Pick<TvListing, 'match'> & { channel: string }) {
  const { calendarFile: calendar } = useWords<'calendar'>();
  const name = `${match.teams.home.name} – ${match.teams.away.name}`;
  return (
    <CalendarButton
      name={name}
      matches={() => [{ match, channels: [channel] }]}
      label={calendar.match(name)}
      isIcon
      className="absolute end-1 top-4 md:hidden"
    />
  );
}
