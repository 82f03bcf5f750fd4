import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { loadFonts, setPageLanguage } from '#web/settings/page-language.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { arabicLetters, en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import type { Toolbar } from './story.ts';

interface Props {
  readonly toolbar: Toolbar;
  readonly children: ReactNode;
}

/** The page around a story, in the toolbar's theme and direction. */
export function StoryPage({ toolbar: { theme, direction }, children }: Props) {
  const words = direction === 'rtl' ? arabicLetters : en;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-theme', theme);
    void loadFonts(direction === 'rtl' ? 'ar-XB' : 'en');
    setPageLanguage(direction === 'rtl' ? 'ar-XB' : 'en', words.dir);
  }, [theme, direction, words]);
  return (
    <WordsContext value={words}>
      <SampleProgram>
        <MemoryRouter>
          <main className="frame pt-2.5 pb-[calc(1rem+var(--foot))] md:pt-3">{children}</main>
        </MemoryRouter>
      </SampleProgram>
    </WordsContext>
  );
}
