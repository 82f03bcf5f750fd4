import './channel-names.css';
import { useTvWords } from '#web/words/tv.ts';
import { ChannelLink } from './channel-link.tsx';
import { channelsInCountries, type MatchChannel } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

interface Props {
  readonly channels: readonly MatchChannel[];
  readonly viewer: Viewer;
  /** Shows one channel of each country only. */
  readonly isShort?: boolean;
}

/** The channels of a match in the viewer's countries, each after its country code, or a note that there are none. */
export function ChannelNames({ channels, viewer: { codes, countryNames, nameOf }, isShort = false }: Props) {
  const { tv: say } = useTvWords();
  if (codes.length === 0) return null;
  const here = channelsInCountries(channels, codes);
  if (here.length === 0) return <p className="channel-names">{say.notHere(countryNames)}</p>;
  return (
    <ul className="channel-names">
      {here.map(({ code, channels: of }) => (
        <li key={code}>
          <abbr title={nameOf(code)}>{code.toUpperCase()}</abbr>
          {(isShort ? of.slice(0, 1) : of).map((channel) => (
            <span key={channel.id}>
              <ChannelLink channel={channel} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
