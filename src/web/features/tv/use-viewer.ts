import { useMemo } from 'react';
import { countryNamer } from '#news/words/country-name.ts';
import { useMyChannels } from '#web/settings/my-channels.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Reception } from './channels-for.ts';

export interface Viewer extends Required<Reception> {
  /** The names of these countries, such as `England or Ireland`. */
  readonly countryNames: string;
  readonly nameOf: (code: string) => string;
}

/** Returns the same object while nothing changes, so that no row renders. */
export function useViewer(codes: readonly string[]): Viewer {
  const words = useWords();
  const mine = useMyChannels();
  return useMemo((): Viewer => {
    const nameOf = countryNamer(words);
    const countryNames = new Intl.ListFormat(words.intl, { type: 'disjunction' }).format(codes.map(nameOf));
    return { codes, mine, countryNames, nameOf };
  }, [words, codes, mine]);
}
