import './other-countries.css';
import { type ReactNode, useMemo, useState } from 'react';
import { byName } from '#web/words/country-name.ts';
import { useTvWords } from '#web/words/tv.ts';
import { othersOnAir } from './channel-days.ts';
import { Chevron, CountryHead } from './country-head.tsx';
import type { Programme } from './programme.ts';
import type { Viewer } from './use-viewer.ts';

/** Countries with a line of their own; those with the most channels. */
const FIRST = 2;

interface Props {
  readonly programmes: readonly Programme[];
  readonly viewer: Viewer;
  /** Codes of the expanded countries. */
  readonly opened: readonly string[];
  readonly onToggle: (code: string) => void;
  /** Returns the lines of a country's channels. */
  readonly linesOf: (code: string) => ReactNode;
}

/** The other countries with listings, each expandable to its channels; most are in one folded line. */
export function OtherCountries({ programmes, viewer, opened, onToggle, linesOf }: Props) {
  const { tv: say, intl } = useTvWords();
  const [isWhole, setWhole] = useState(false);
  const others = useMemo(
    () => new Map(othersOnAir(programmes, viewer.codes).map(({ code, channels }) => [code, channels])),
    [programmes, viewer.codes],
  );
  const codes = [...others.keys()];
  const rest = codes.slice(FIRST);
  const unfolded = isWhole ? byName(rest, viewer.nameOf, intl).map(({ code }) => code) : [];
  return (
    <>
      {[...codes.slice(0, FIRST), ...unfolded].map((code) => (
        <section key={code} aria-labelledby={`on-${code}`}>
          <CountryHead
            code={code}
            channels={others.get(code) ?? 0}
            viewer={viewer}
            isOpen={opened.includes(code)}
            onToggle={() => onToggle(code)}
          />
          {opened.includes(code) && linesOf(code)}
        </section>
      ))}
      {rest.length > 0 && (
        <p className="more-countries">
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? say.fewer
              : say.moreCountries(
                  rest.length,
                  rest.reduce((sum, code) => sum + (others.get(code) ?? 0), 0),
                )}
            <Chevron isUp={isWhole} />
          </button>
        </p>
      )}
    </>
  );
}
