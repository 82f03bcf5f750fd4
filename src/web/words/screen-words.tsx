import { type ReactNode, useMemo } from 'react';
import { competitionNames } from '#web/settings/competition-names.ts';
import { useStore } from '#web/state/store.ts';
import { WordsContext } from './use-words.ts';
import type { Words } from './words.ts';
import { wordsWith } from './words-with.ts';

interface Props {
  readonly words: Words;
  readonly children: ReactNode;
}

/** Provides the words of a wall or an embed, with the names that its language has for competitions. */
export function ScreenWords({ words, children }: Props) {
  const names = useStore(competitionNames);
  const value = useMemo(() => wordsWith(words, { competitionNames: names }), [words, names]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
