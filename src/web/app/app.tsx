import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Route, Routes } from 'react-router';
import { MATCH_PAGES, SCORES } from '#web/navigation/addresses.ts';
import { Scores } from '#web/routes/scores/page.tsx';
import { hoursSetting, withHours } from '#web/settings/hours.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { useStore } from '#web/state/store.ts';
import type { Words } from '#web/words/en.ts';
import { loadWords } from '#web/words/load.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { BrowserRouter } from './browser-router.tsx';
import { Home } from './home.tsx';
import { PAGES_BY_NAME } from './lazy-pages.ts';
import { Shell } from './shell.tsx';
import { ViewerProgram } from './viewer-program.tsx';

interface Props {
  /** Words at the first render. */
  readonly initialWords: Words;
  readonly children: ReactNode;
}

/**
 * Provides the words and the time format of the viewer's choice. Another choice applies at once to every component that
 * uses them.
 */
function ViewerWords({ initialWords, children }: Props) {
  const locale = useStore(localeSetting);
  const hours = useStore(hoursSetting);
  const [words, setWords] = useState(initialWords);
  useEffect(() => {
    let isWanted = true;
    const apply = (loaded: Words) => {
      if (!isWanted) return;
      document.documentElement.lang = locale;
      document.documentElement.dir = loaded.dir;
      setWords(loaded);
    };
    // Words that cannot be fetched keep the current ones.
    loadWords(locale).then(apply, () => {});
    return () => {
      isWanted = false;
    };
  }, [locale]);
  const value = useMemo(() => ({ ...words, intl: withHours(words.intl, hours) }), [words, hours]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

const { Page: SecondaryRoutes } = PAGES_BY_NAME.secondary;

/** The two pages of the split view. */
const SPLIT_VIEW = { List: Scores, Match: PAGES_BY_NAME.match.Page };

interface AppProps {
  readonly client: QueryClient;
  readonly words: Words;
  readonly prefetch: (address: string) => void;
  /** Tests pass their own pages. */
  readonly splitView?: typeof SPLIT_VIEW;
}

/** The whole application: data, words, router and routes. */
export function App({ client, words, prefetch, splitView = SPLIT_VIEW }: AppProps) {
  const { List, Match } = splitView;
  return (
    <QueryClientProvider client={client}>
      <ViewerWords initialWords={words}>
        <ViewerProgram>
          <BrowserRouter>
            <Routes>
              <Route element={<Shell prefetch={prefetch} />}>
                <Route element={<Home List={List} />}>
                  <Route path={SCORES} element={null} />
                  {MATCH_PAGES.map(({ tab, path }) => (
                    <Route key={path} path={path} element={<Match tab={tab} />} />
                  ))}
                </Route>
                <Route path="*" element={<SecondaryRoutes />} />
              </Route>
            </Routes>
          </BrowserRouter>
        </ViewerProgram>
      </ViewerWords>
    </QueryClientProvider>
  );
}
