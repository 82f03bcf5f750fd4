import { Route, Routes } from 'react-router';
import { NotFound } from '#web/pages/not-found.tsx';
import type { Words } from '#web/words/en.ts';
import { CHANNEL, COMPETITION, COMPETITIONS, MATCH_PAGES, SCORES } from './addresses.ts';
import { BrowserRouter } from './browser-router.tsx';
import { Home } from './home.tsx';
import { PAGES_BY_NAME } from './lazy-pages.ts';
import { Shell } from './shell.tsx';
import { ViewerWords } from './viewer-words.tsx';
import { warm } from './warm.ts';

const { Page: Match } = PAGES_BY_NAME.match;
const { Page: Competitions } = PAGES_BY_NAME.competitions;
const { Page: Competition } = PAGES_BY_NAME.competition;
const { Page: Channel } = PAGES_BY_NAME.tv;
const { Page: ProfilePage } = PAGES_BY_NAME.profile;

/** Everything: the words, the data, and which page stands at which address. */
export function App({ words }: { words: Words }) {
  return (
    <ViewerWords first={words}>
      <BrowserRouter>
        <Routes>
          <Route element={<Shell warm={warm} />}>
            <Route element={<Home />}>
              <Route path={SCORES} element={null} />
              {MATCH_PAGES.map(({ tab, path }) => (
                <Route key={path} path={path} element={<Match tab={tab} />} />
              ))}
            </Route>
            <Route path={COMPETITIONS} element={<Competitions />} />
            <Route path={`${COMPETITION}/:tab?`} element={<Competition />} />
            <Route path={CHANNEL} element={<Channel />} />
            <Route path="/:kind/:id" element={<ProfilePage />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ViewerWords>
  );
}
