import './match-channels.css';
import type { ChannelRecord } from '#contract/records/channel.ts';
import { channelAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { countryNamer } from '#web/words/country-name.ts';
import { useSettingsWords } from '#web/words/settings.ts';
import { useTvWords } from '#web/words/tv.ts';
import { byCountry, isStream } from './by-country.ts';

interface Props {
  readonly channels: readonly ChannelRecord[];
  /** The viewer's, by its code; null where nobody knows. */
  readonly country: string | null;
}

/** Who shows a match: in the viewer's country, then in all others. */
export function MatchChannels({ channels, country }: Props) {
  const { tv: say, intl } = useTvWords();
  const nameOf = countryNamer(useSettingsWords());
  const { here, elsewhere } = byCountry(channels, country, nameOf, intl);
  const counted = elsewhere.reduce((sum, each) => sum + each.channels.length, 0);
  if (channels.length === 0) return <p className="tv-none">{say.none}</p>;
  return (
    <div className="match-channels">
      {country !== null && (
        <section aria-labelledby="tv-here">
          <h2 id="tv-here">
            <Flag src={`/img/countries/${country}`} />
            {say.here(nameOf(country))}
          </h2>
          {here.length > 0 ? (
            <ul className="here">
              {here.map((channel) => (
                <li key={channel.id}>
                  <Named channel={channel} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="tv-none">{say.notHere(nameOf(country))}</p>
          )}
        </section>
      )}
      {elsewhere.length > 0 && (
        <section aria-labelledby="tv-elsewhere">
          <h2 id="tv-elsewhere">
            {country === null ? say.title : say.elsewhere}
            <small>{say.count(counted, elsewhere.length)}</small>
          </h2>
          <dl>
            {elsewhere.map(({ code, name, channels: of }) => (
              <div key={code ?? ''}>
                <dt>
                  <Flag src={code === null ? null : `/img/countries/${code}`} />
                  {name}
                </dt>
                {of.map((channel) => (
                  <dd key={channel.id}>
                    <Named channel={channel} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Named({ channel }: { channel: ChannelRecord }) {
  const { tv: say } = useTvWords();
  return (
    <>
      <IntentLink to={channelAddress(channel.id)}>
        <bdi>{channel.name}</bdi>
      </IntentLink>
      {isStream(channel) && <small>{` ${say.stream}`}</small>}
    </>
  );
}
