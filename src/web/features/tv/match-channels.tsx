import './match-channels.css';
import { flagPath } from '#web/format/flag-path.ts';
import { Flag } from '#web/ui/flag.tsx';
import { countryNamer } from '#web/words/country-name.ts';
import { useTvWords } from '#web/words/tv.ts';
import { groupChannels } from './by-country.ts';
import { ChannelLink } from './channel-link.tsx';
import type { MatchChannel } from './tv-listing.ts';

interface Props {
  readonly channels: readonly MatchChannel[];
  /** Codes of the viewer's countries; empty if unknown. */
  readonly countries: readonly string[];
}

/** The channels of a match: the viewer's countries, then all others. */
export function MatchChannels({ channels, countries }: Props) {
  const words = useTvWords();
  const { tv: say, intl } = words;
  const nameOf = countryNamer(words);
  const { here, elsewhere } = groupChannels(channels, countries, nameOf, intl);
  const totalCount = elsewhere.reduce((sum, each) => sum + each.channels.length, 0);
  if (channels.length === 0) return <p className="tv-none">{say.none}</p>;
  return (
    <div className="match-channels">
      {here.map(({ code, name, channels: of }) => (
        <section key={code} aria-labelledby={`tv-${code}`}>
          <h2 id={`tv-${code}`}>
            <Flag src={flagPath(code)} />
            {say.here(name)}
          </h2>
          {of.length > 0 ? (
            <ul className="here">
              {of.map((channel) => (
                <li key={channel.id}>
                  <ChannelLink channel={channel} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="tv-none">{say.notHere(name)}</p>
          )}
        </section>
      ))}
      {elsewhere.length > 0 && (
        <section aria-labelledby="tv-elsewhere">
          <h2 id="tv-elsewhere">
            {countries.length === 0 ? say.title : say.elsewhere}
            <small>{say.count(totalCount, elsewhere.length)}</small>
          </h2>
          <dl>
            {elsewhere.map(({ code, name, channels: of }) => (
              <div key={code ?? ''}>
                <dt>
                  <Flag src={flagPath(code)} />
                  {name}
                </dt>
                {of.map((channel) => (
                  <dd key={channel.id}>
                    <ChannelLink channel={channel} />
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
