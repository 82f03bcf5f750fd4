import type { Match, MatchRow } from '#contract/records/match.ts';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { countryNamer } from '#web/words/country-name.ts';
import { useTvWords } from '#web/words/tv.ts';
import { ChannelLink } from './channel-link.tsx';
import { channelsInCountries, type MatchChannel } from './tv-listing.ts';

/** Channels that are listed; the tab has all. */
export const MAX_CHANNELS = 2;

const CHANNEL_ROW = 'flex items-center gap-2 min-h-8 pointer-coarse:min-h-11';

interface Props {
  readonly match: Match;
  readonly channels: readonly MatchChannel[];
  /** Codes of the viewer's countries; empty if unknown. */
  readonly countries: readonly string[];
}

/** The first channels of a match in the viewer's countries, how many others there are, and a calendar file. */
export function WhereToWatch({ match, channels, countries }: Props) {
  const words = useTvWords();
  const { tv: t } = words;
  const nameOf = countryNamer(words);
  const countryNames = new Intl.ListFormat(words.intl, { type: 'disjunction' }).format(countries.map(nameOf));
  const own = channelsInCountries(channels, countries).flatMap(({ code, channels: of }) =>
    of.map((channel) => ({ code, channel })),
  );
  const listed = own.slice(0, MAX_CHANNELS);
  const others = channels.filter((one) => !listed.some(({ channel }) => channel === one));
  const otherCountries = new Set(others.map(({ country }) => country.cc)).size;
  const { home, away } = match.teams;
  // What is below stays in place.
  const emptyLineCount = MAX_CHANNELS + 1 - Math.max(1, listed.length) - (others.length > 0 ? 1 : 0);
  return (
    <>
      <ul>
        {listed.map(({ code, channel }) => (
          <li key={channel.id} className={CHANNEL_ROW}>
            <Abbreviation
              short={code.toUpperCase()}
              long={nameOf(code)}
              className="min-w-6 rounded-[3px] text-center font-medium font-stretch-88% text-quiet text-xs [box-shadow:inset_0_0_0_1px_var(--line)]"
            />
            <span className="min-w-0 truncate">
              <ChannelLink
                channel={channel}
                className="pointer-coarse:tap-line font-semibold hover:underline"
              />
            </span>
          </li>
        ))}
        {own.length === 0 && (
          <li className={`text-quiet ${CHANNEL_ROW}`}>
            {countries.length === 0 ? t.noCountry : t.notHere(countryNames)}
          </li>
        )}
        {others.length > 0 && (
          <li className={CHANNEL_ROW}>
            <Link
              to={matchAddress(match.id, 'tv')}
              className="pointer-coarse:tap-line text-quiet hover:underline"
            >
              {(listed.length > 0 ? t.beyond : t.count)(others.length, otherCountries)}
            </Link>
          </li>
        )}
      </ul>
      <CalendarButton
        name={`${home.name} – ${away.name}`}
        matches={() => [{ match: match as MatchRow, channels: own.map(({ channel }) => channel.name) }]}
      />
      {Array.from({ length: Math.max(0, emptyLineCount) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its index
        <div key={index} aria-hidden="true" className={CHANNEL_ROW} />
      ))}
    </>
  );
}
