import { Route, Routes } from 'react-router';
import { MATCH_PAGES } from '#web/app/addresses.ts';
import { Channel } from '#web/pages/channel.tsx';
import { Competition } from '#web/pages/competition.tsx';
import { Competitions } from '#web/pages/competitions.tsx';
import { EntityRoutes } from '#web/pages/entity-routes.tsx';
import { Match } from '#web/pages/match.tsx';
import { My } from '#web/pages/my.tsx';
import { Odds } from '#web/pages/odds.tsx';
import { Scores } from '#web/pages/scores.tsx';
import { Search } from '#web/pages/search.tsx';
import { TvGuide } from '#web/pages/tv-guide.tsx';

/** Every page that shows data, without the shell, at its address. The app's own routes load each page's code lazily. */
export const pageRoutes = (
  <Routes>
    <Route path="/" element={<Scores />} />
    {MATCH_PAGES.map(({ tab, path }) => (
      <Route key={path} path={path} element={<Match tab={tab} />} />
    ))}
    <Route path="/competitions" element={<Competitions />} />
    <Route path="/competition/:id/:tab?" element={<Competition />} />
    <Route path="/tv" element={<TvGuide />} />
    <Route path="/tv/:id" element={<Channel />} />
    <Route path="/odds" element={<Odds />} />
    <Route path="/search" element={<Search />} />
    <Route path="/my" element={<My />} />
    <Route path="/:kind/:id" element={<EntityRoutes />} />
  </Routes>
);
