import { Route, Routes } from 'react-router';
import type { Words } from '#web/words/en.ts';
import { MATCH_PAGES, SCORES } from './addresses.ts';
import { BrowserRouter } from './browser-router.tsx';
import { Home } from './home.tsx';
import { PAGES_BY_NAME } from './lazy-pages.ts';
import { prefetch } from './prefetch.ts';
import { Shell } from './shell.tsx';
import { ViewerWords } from './viewer-words.tsx';

const { Page: Match } = PAGES_BY_NAME.match;
const { Page: SecondaryRoutes } = PAGES_BY_NAME.secondary;

/** The whole application: words, router and routes. */
export function App({ words }: { words: Words }) {
  return (
    <ViewerWords initialWords={words}>
      <BrowserRouter>
        <Routes>
          <Route element={<Shell prefetch={prefetch} />}>
            <Route element={<Home />}>
              <Route path={SCORES} element={null} />
              {MATCH_PAGES.map(({ tab, path }) => (
                <Route key={path} path={path} element={<Match tab={tab} />} />
              ))}
            </Route>
            <Route path="/:kind/:id?/:tab?" element={<SecondaryRoutes />} />
            <Route path="*" element={<SecondaryRoutes />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ViewerWords>
  );
}
