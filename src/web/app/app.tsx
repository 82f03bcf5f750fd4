import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { MATCH_PAGES, SCORES } from '#web/navigation/addresses.ts';
import { Scores } from '#web/routes/scores/page.tsx';
import type { Words } from '#web/words/words.ts';
import { BrowserRouter } from './browser-router.tsx';
import { Home } from './home.tsx';
import { PAGES_BY_NAME } from './lazy-pages.ts';
import { Shell } from './shell.tsx';
import { ViewerProgram } from './viewer-program.tsx';
import { ViewerWords } from './viewer-words.tsx';

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
