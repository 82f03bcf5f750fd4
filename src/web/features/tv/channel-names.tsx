import './channel-names.css';
import { useTvWords } from '#web/words/tv.ts';
import { Named } from './named.tsx';
import { inCountries, type Shown } from './programme.ts';
import type { Viewer } from './use-viewer.ts';

interface Props {
  readonly channels: readonly Shown[];
  readonly viewer: Viewer;
  /** Shows one channel of each country only. */
  readonly isShort?: boolean;
}

/** The channels of a match in the viewer's countries, each after its country code, or a note that there are none. */
export function ChannelNames({ channels, viewer: { codes, either, nameOf }, isShort = false }: Props) {
  const { tv: say } = useTvWords();
  if (codes.length === 0) return null;
  const here = inCountries(channels, codes);
  if (here.length === 0) return <p className="channel-names">{say.notHere(either)}</p>;
  return (
    <ul className="channel-names">
      {here.map(({ code, channels: of }) => (
        <li key={code}>
          <abbr title={nameOf(code)}>{code.toUpperCase()}</abbr>
          {(isShort ? of.slice(0, 1) : of).map((channel) => (
            <span key={channel.id}>
              <Named channel={channel} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
