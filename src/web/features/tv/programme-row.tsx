import { type CSSProperties, memo, useState } from 'react';
import { matchAddress } from '#web/app/addresses.ts';
import { CalendarButton } from '#web/app/calendar-button.tsx';
import { IntentLink } from '#web/app/intent-link.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { useCalendarWords } from '#web/words/calendar.ts';
import { type tvWords, useTvWords } from '#web/words/tv.ts';
import { byCountry, isStream } from './by-country.ts';
import { ChannelNames } from './channel-names.tsx';
import { Chevron } from './country-head.tsx';
import { beyond, inCountries, type Programme, type Shown } from './programme.ts';
import { Sides } from './sides.tsx';
import type { Viewer } from './use-viewer.ts';

type TvWords = (typeof tvWords)['tv'];

interface Props extends Omit<Programme, 'isFollowed'> {
  readonly viewer: Viewer;
}

/** Returns the names of the channels that the viewer can receive. */
export const ownChannels = (channels: readonly Shown[], codes: readonly string[]) =>
  inCountries(channels, codes).flatMap(({ channels: own }) => own.map(({ name }) => name));

/**
 * Estimates the letters in the last line of channels, with small text counted proportionally. The style sheet
 * derives from it whether the other channels fit beside, independently of the font.
 */
function lettersHere(channels: readonly Shown[], { codes, either }: Viewer, say: TvWords): number {
  const last = inCountries(channels, codes).at(-1);
  if (!last) return codes.length > 0 ? say.notHere(either).length : 0;
  const streams = last.channels.filter(isStream).length;
  return last.channels.map(({ name }) => name).join(', ').length + SMALL * streams * say.stream.length;
}

/** Width of a small letter relative to a normal one. */
const SMALL = 0.9;

/** A match and its channels; renders only when one of them changes. */
export const ProgrammeRow = memo(function ProgrammeRow({ match, seen, channels, viewer }: Props) {
  const { tv: say } = useTvWords();
  const { calendarFile: calendar } = useCalendarWords();
  const [isOpen, open] = useState(false);
  const { league, teams } = match;
  const { zone, confirmed, codes } = viewer;
  const more = beyond(channels, codes);
  const beyondText = (codes.length > 0 ? say.beyond : say.count)(more.channels, more.countries);
  const name = `${teams.home.name} – ${teams.away.name}`;
  return (
    <li className="programme">
      <IntentLink to={matchAddress(match.id)} className="programme-match">
        <Sides match={match} />
        {match.phase !== 'scheduled' && (
          <small>
            <Moment match={match} seen={seen} zone={zone} confirmed={confirmed} form="short" />
          </small>
        )}
      </IntentLink>
      <span className="programme-of">
        <Flag src={league.country_flag} />
        <span dir="auto" title={league.name}>
          {league.name}
        </span>
      </span>
      <div
        className="programme-on"
        style={
          { '--names': lettersHere(channels, viewer, say), '--beyond': beyondText.length } as CSSProperties
        }
      >
        <ChannelNames channels={channels} viewer={viewer} />
        {more.channels > 0 && (
          <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {beyondText}
            <Chevron isUp={isOpen} />
          </button>
        )}
      </div>
      {match.phase === 'scheduled' && (
        <CalendarButton
          name={name}
          matches={() => [{ match, channels: ownChannels(channels, codes) }]}
          zone={zone}
          label={calendar.match(name)}
          isIcon
        />
      )}
      {isOpen && <Elsewhere id={match.id} channels={channels} viewer={viewer} />}
    </li>
  );
});

/** Countries that a row lists; the match's own page lists all. */
const FIRST = 12;

function Elsewhere({ id, channels, viewer }: Pick<Props, 'channels' | 'viewer'> & { id: string }) {
  const { tv: say, intl } = useTvWords();
  const { elsewhere } = byCountry(channels, viewer.codes, viewer.nameOf, intl);
  return (
    <div className="programme-elsewhere">
      <dl>
        {elsewhere.slice(0, FIRST).map(({ code, name, channels: of }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd dir="auto">{of.map((channel) => channel.name).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <IntentLink to={matchAddress(id, 'tv')}>{say.allChannels(channels.length)}</IntentLink>
    </div>
  );
}
