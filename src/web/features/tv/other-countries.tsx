import { type ReactNode, useMemo, useState } from 'react';
import { byName } from '#news/words/country-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { otherCountries } from './channel-days.ts';
import { Chevron } from './chevron.tsx';
import { CountryHead } from './country-head.tsx';
import type { TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** Countries with a line of their own; those with the most channels. */
const INITIAL_COUNTRIES = 2;

interface Props {
  readonly listings: readonly TvListing[];
  readonly viewer: Viewer;
  readonly openCodes: readonly string[];
  readonly onToggle: (code: string) => void;
  /** Returns the lines of a country's channels. */
  readonly linesOf: (code: string) => ReactNode;
}

/** The other countries with listings, each expandable to its channels; most are in one folded line. */
export function OtherCountries({ listings, viewer, openCodes, onToggle, linesOf }: Props) {
  const { tv: t, intl } = useWords<'tv'>();
  const [isExpanded, setExpanded] = useState(false);
  const others = useMemo(
    () => new Map(otherCountries(listings, viewer.codes).map(({ code, channels }) => [code, channels])),
    [listings, viewer.codes],
  );
  const codes = [...others.keys()];
  const rest = codes.slice(INITIAL_COUNTRIES);
  const expandedCodes = isExpanded ? byName(rest, viewer.nameOf, intl).map(({ code }) => code) : [];
  return (
    <>
      {[...codes.slice(0, INITIAL_COUNTRIES), ...expandedCodes].map((code) => (
        <section key={code} aria-labelledby={`on-${code}`}>
          <CountryHead
            code={code}
            channels={others.get(code) ?? 0}
            viewer={viewer}
            isOpen={openCodes.includes(code)}
            onToggle={() => onToggle(code)}
          />
          {openCodes.includes(code) && linesOf(code)}
        </section>
      ))}
      {rest.length > 0 && (
        <p className="md:border-line md:border-t md:px-3.5">
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 text-quiet hover:text-ink md:sticky md:start-3.5"
          >
            {isExpanded
              ? t.fewer
              : t.moreCountries(
                  rest.length,
                  rest.reduce((sum, code) => sum + (others.get(code) ?? 0), 0),
                )}
            <Chevron isUp={isExpanded} />
          </button>
        </p>
      )}
    </>
  );
}
