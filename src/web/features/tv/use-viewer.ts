import { useMemo } from 'react';
import { countryNamer } from '#web/words/country-name.ts';
import { useWords } from '#web/words/use-words.ts';

export interface Viewer {
  /** Codes of the countries whose channels are listed; empty if unknown. */
  readonly codes: readonly string[];
  /** The names of these countries, such as `England or Ireland`. */
  readonly countryNames: string;
  readonly nameOf: (code: string) => string;
}

/** Returns the same object while nothing changes, so that no row renders. */
export function useViewer(codes: readonly string[]): Viewer {
  const words = useWords();
  return useMemo((): Viewer => {
    const nameOf = countryNamer(words);
    const countryNames = new Intl.ListFormat(words.intl, { type: 'disjunction' }).format(codes.map(nameOf));
    return { codes, countryNames, nameOf };
  }, [words, codes]);
}
