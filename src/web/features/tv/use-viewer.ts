import { useMemo } from 'react';
import { countryNamer } from '#web/words/country-name.ts';
import { useWords } from '#web/words/use-words.ts';

/** Who looks at the guide, and from where. */
export interface Viewer {
  /** The countries whose channels are told; none where nobody knows any. */
  readonly codes: readonly string[];
  /** `England or Ireland`, as somebody says who looked in both. */
  readonly either: string;
  /** A country's name in the viewer's language. */
  readonly nameOf: (code: string) => string;
  /** IANA. */
  readonly zone: string;
  /** Tells the as-of instant of the newest answer, epoch ms: a clock that nobody confirms stands still. */
  readonly confirmed: () => number;
}

/** The same object as long as it says the same, so that no row renders for it. */
export function useViewer(codes: readonly string[], zone: string, confirmed: () => number): Viewer {
  const words = useWords();
  return useMemo(() => {
    const nameOf = countryNamer(words);
    const either = new Intl.ListFormat(words.intl, { type: 'disjunction' }).format(codes.map(nameOf));
    return { codes, either, nameOf, zone, confirmed };
  }, [words, codes, zone, confirmed]);
}
