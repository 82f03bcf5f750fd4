import { type CSSProperties, memo, useState } from 'react';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { CalendarButton } from '#web/ui/calendar-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { useCalendarWords } from '#web/words/calendar.ts';
import { type tvWords, useTvWords } from '#web/words/tv.ts';
import { groupChannels, isStream } from './by-country.ts';
import { ChannelNames } from './channel-names.tsx';
import { Chevron } from './country-head.tsx';
import { Sides } from './sides.tsx';
import { channelsInCountries, countOtherChannels, type MatchChannel, type TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

type TvWords = (typeof tvWords)['tv'];

interface Props extends Omit<TvListing, 'isFollowed'> {
  readonly viewer: Viewer;
}

/** Returns the names of the channels that the viewer can receive. */
export const ownChannels = (channels: readonly MatchChannel[], codes: readonly string[]) =>
  channelsInCountries(channels, codes).flatMap(({ channels: own }) => own.map(({ name }) => name));

/**
 * Estimates the letters in the last line of channels, with small text counted proportionally. The style sheet
 * derives from it whether the other channels fit beside, independently of the font.
 */
function lastLineLetters(
  channels: readonly MatchChannel[],
  { codes, countryNames }: Viewer,
  say: TvWords,
): number {
  const last = channelsInCountries(channels, codes).at(-1);
  if (!last) return codes.length > 0 ? say.notHere(countryNames).length : 0;
  const streams = last.channels.filter(isStream).length;
  return (
    last.channels.map(({ name }) => name).join(', ').length + SMALL_TEXT_RATIO * streams * say.stream.length
  );
}

/** Width of a small letter relative to a normal one. */
const SMALL_TEXT_RATIO = 0.9;

/** A match and its channels; renders only when one of them changes. */
export const ListingRow = memo(function ListingRow({ match, anchor, channels, viewer }: Props) {
  const { tv: say } = useTvWords();
  const { calendarFile: calendar } = useCalendarWords();
  const [isOpen, setOpen] = useState(false);
  const { league, teams } = match;
  const { zone, confirmed, codes } = viewer;
  const others = countOtherChannels(channels, codes);
  const othersText = (codes.length > 0 ? say.beyond : say.count)(others.channels, others.countries);
  const name = `${teams.home.name} – ${teams.away.name}`;
  return (
    <li className="programme">
      <PrefetchLink to={matchAddress(match.id)} className="programme-match">
        <Sides match={match} />
        {match.phase !== 'scheduled' && (
          <small>
            <MatchTime match={match} seen={anchor} zone={zone} confirmed={confirmed} form="short" />
          </small>
        )}
      </PrefetchLink>
      <span className="programme-of">
        <Flag src={league.country_flag} />
        <span dir="auto" title={league.name}>
          {league.name}
        </span>
      </span>
      <div
        className="programme-on"
        style={
          {
            '--names': lastLineLetters(channels, viewer, say),
            '--beyond': othersText.length,
          } as CSSProperties
        }
      >
        <ChannelNames channels={channels} viewer={viewer} />
        {others.channels > 0 && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {othersText}
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
const MAX_COUNTRIES = 12;

function Elsewhere({ id, channels, viewer }: Pick<Props, 'channels' | 'viewer'> & { id: string }) {
  const { tv: say, intl } = useTvWords();
  const { elsewhere } = groupChannels(channels, viewer.codes, viewer.nameOf, intl);
  return (
    <div className="programme-elsewhere">
      <dl>
        {elsewhere.slice(0, MAX_COUNTRIES).map(({ code, name, channels: of }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd dir="auto">{of.map((channel) => channel.name).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <PrefetchLink to={matchAddress(id, 'tv')}>{say.allChannels(channels.length)}</PrefetchLink>
    </div>
  );
}
