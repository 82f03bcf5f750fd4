import './channel-names.css';
import { useTvWords } from '#web/words/tv.ts';
import { Named } from './named.tsx';
import { inCountries, type Shown } from './programme.ts';
import type { Viewer } from './use-viewer.ts';

interface Props {
  readonly channels: readonly Shown[];
  readonly viewer: Viewer;
  /** One of each country, where there is room for no more. */
  readonly isShort?: boolean;
}

/** Who shows a match in the viewer's countries, each behind its country's code; or that nobody does. */
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
