import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { ChannelLink } from '#web/features/tv/channel-link.tsx';
import { channelsInCountries, countOtherChannels } from '#web/features/tv/tv-listing.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { useCountries } from '#web/settings/countries.ts';
import { countryNamer } from '#web/words/country-name.ts';
import { useTvWords } from '#web/words/tv.ts';

/** Usual number of lines. */
const LINE_COUNT = 1;

/** The channels that show a match in play in the viewer's countries. */
export function ChannelsCard({ match, id, watch, isNear }: SectionProps) {
  const words = useTvWords();
  const { tv: t } = words;
  const countries = useCountries();
  const query = matchTvsQuery(match.id);
  const { data, error } = useQuery(enabledIf(isNear, query));
  if (countries.length === 0) return null;
  const channels = data?.data ?? [];
  const nameOf = countryNamer(words);
  const here = channelsInCountries(channels, countries);
  const others = countOtherChannels(channels, countries);
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={words.nav.tv}
      note={countries.length === 1 && here.length > 0 && nameOf(countries[0] ?? '')}
      link={{
        to: matchAddress(match.id, 'tv'),
        text: others.channels > 0 ? t.beyond(others.channels, others.countries) : t.title,
      }}
    >
      <SectionBody queryKeys={[query.queryKey]} error={error} isNear={isNear} reserved={LINE_COUNT}>
        {data &&
          (channels.length === 0 ? (
            <NoContent />
          ) : (
            <>
              {here.length === 0 && (
                <p className="pb-1 text-quiet">{t.notHere(countries.map(nameOf).join(', '))}</p>
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
            </>
          ))}
      </SectionBody>
    </SectionCard>
  );
}
