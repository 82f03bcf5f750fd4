import type { Match } from '#contract/records/match.ts';
import { ChannelLink } from '#web/features/tv/channel-link.tsx';
import { channelsInCountries, countOtherChannels, type MatchChannel } from '#web/features/tv/tv-listing.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { useCountries } from '#web/settings/countries.ts';
import { countryNamer } from '#web/words/country-name.ts';
import { useTvWords } from '#web/words/tv.ts';
import { SideCard } from './side-card.tsx';

interface Props {
  readonly match: Match;
  /** In all countries. */
  readonly channels: readonly MatchChannel[];
}

/** The channels that show a match in the viewer's countries. */
export function SideChannels({ match, channels }: Props) {
  const words = useTvWords();
  const { tv: say } = words;
  const countries = useCountries();
  if (channels.length === 0 || countries.length === 0) return null;
  const nameOf = countryNamer(words);
  const here = channelsInCountries(channels, countries);
  const others = countOtherChannels(channels, countries);
  return (
    <SideCard
      title={words.nav.tv}
      note={countries.length === 1 && here.length > 0 && nameOf(countries[0] ?? '')}
      to={matchAddress(match.id, 'tv')}
      linkText={others.channels > 0 ? say.beyond(others.channels, others.countries) : say.title}
    >
      {here.length === 0 && (
        <p className="pb-1 text-quiet">{say.notHere(countries.map(nameOf).join(', '))}</p>
      )}
      <ul className="pb-1">
        {here.flatMap(({ code, channels: own }) =>
          own.map((channel) => (
            <li key={channel.id} className="flex items-baseline justify-between gap-3">
              <ChannelLink
                channel={channel}
                className="min-w-0 truncate leading-6 pointer-coarse:leading-11 hover:underline"
              />
              {countries.length > 1 && <small className="muted flex-none">{nameOf(code)}</small>}
            </li>
          )),
        )}
      </ul>
    </SideCard>
  );
}
