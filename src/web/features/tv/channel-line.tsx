import './channel-line.css';
import './channel-block.css';
import { type CSSProperties, memo, useState } from 'react';
import { matchAddress } from '#web/app/addresses.ts';
import { CalendarButton } from '#web/app/calendar-button.tsx';
import { IntentLink } from '#web/app/intent-link.tsx';
import { isHourKnown } from '#web/format/kick-off.ts';
import { Moment } from '#web/ui/moment.tsx';
import { useCalendarWords } from '#web/words/calendar.ts';
import { useTvWords } from '#web/words/tv.ts';
import { lanesOf, type Span, spanOf } from './axis.ts';
import type { ChannelDay } from './channel-days.ts';
import { Named } from './named.tsx';
import type { Programme } from './programme.ts';
import { Sides } from './sides.tsx';
import type { Viewer } from './use-viewer.ts';

/** Listings that are shown at first. */
const FIRST = 6;

interface Props extends ChannelDay {
  readonly axis: Span;
  /** Epoch seconds. */
  readonly now: number;
  readonly viewer: Viewer;
}

/** Returns the position of a match on the axis; without an announced hour it is at the start. */
function placeOf({ match }: Programme, axis: Span, now: number): Span {
  const span = spanOf(match, now);
  return isHourKnown(match) ? span : { from: axis.from, to: axis.from + span.to - span.from };
}

/** A channel's listings in as many lanes as needed: the most interesting ones, and all on demand. */
export function ChannelLine({ channel, programmes, axis, now, viewer }: Props) {
  const { tv: say } = useTvWords();
  const [isWhole, setWhole] = useState(false);
  const told = (isWhole ? programmes : programmes.slice(0, FIRST)).toSorted(
    (a, b) => a.match.time.timestamp - b.match.time.timestamp,
  );
  const spans = told.map((programme) => placeOf(programme, axis, now));
  const lanes = lanesOf(spans);
  const length = axis.to - axis.from;
  return (
    <section className="channel-line" aria-labelledby={`channel-${channel.id}`}>
      <h3 id={`channel-${channel.id}`}>
        <Named channel={channel} />
        {programmes.length > FIRST && (
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say.fewer : say.all(programmes.length)}
          </button>
        )}
      </h3>
      <ul style={{ '--lanes': Math.max(...lanes) + 1 } as CSSProperties}>
        {told.map(({ match, seen }, n) => {
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
              <Block match={match} seen={seen} viewer={viewer} />
              {match.phase === 'scheduled' && (
                <Keep match={match} channel={channel.name} zone={viewer.zone} />
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
  seen,
  viewer: { zone, confirmed },
}: Omit<Programme, 'channels' | 'isFollowed'> & { viewer: Viewer }) {
  return (
    <IntentLink to={matchAddress(match.id)}>
      <span className="block-head">
        <b>
          <Moment match={match} seen={seen} zone={zone} confirmed={confirmed} form="short" />
        </b>
        <span dir="auto">{match.league.name}</span>
      </span>
      <Sides match={match} />
    </IntentLink>
  );
});

/** A button for the calendar file of a match, shown in the list on a phone. */
function Keep({ match, channel, zone }: Pick<Programme, 'match'> & { channel: string; zone: string }) {
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
