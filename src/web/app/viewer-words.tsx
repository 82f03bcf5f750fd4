import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { competitionNames } from '#web/settings/competition-names.ts';
import { hoursSetting, withHours } from '#web/settings/hours.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { loadFonts, setPageLanguage } from '#web/settings/page-language.ts';
import { useStore } from '#web/state/store.ts';
import { loadWords } from '#web/words/load-words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { wordsWith } from '#web/words/words-with.ts';

interface Props {
  /** Words at the first render. */
  readonly initialWords: Words;
  readonly children: ReactNode;
}

/**
 * Provides the words and the time format of the viewer's choice. Another choice applies at once to every component that
 * uses them.
 */
export function ViewerWords({ initialWords, children }: Props) {
  const locale = useStore(localeSetting);
  const hours = useStore(hoursSetting);
  const names = useStore(competitionNames);
  const [words, setWords] = useState(initialWords);
  useEffect(() => {
    let isWanted = true;
    const apply = (loaded: Words) => {
      if (!isWanted) return;
      setPageLanguage(locale, loaded.dir);
      setWords(loaded);
    };
    // Words that cannot be fetched keep the current ones.
    Promise.all([loadWords(locale), loadFonts(locale)]).then(
      ([loaded]) => apply(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  const value = useMemo(
    () => wordsWith(words, { intl: withHours(words.intl, hours), competitionNames: names }),
    [words, hours, names],
  );
  return <WordsContext value={value}>{children}</WordsContext>;
}
