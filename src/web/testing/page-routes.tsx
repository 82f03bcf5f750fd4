import { Route, Routes } from 'react-router';
import { MATCH_PAGES } from '#web/navigation/addresses.ts';
import { Channel } from '#web/routes/channel/page.tsx';
import { Compare } from '#web/routes/compare/page.tsx';
import { Competition } from '#web/routes/competition/page.tsx';
import { Competitions } from '#web/routes/competitions/page.tsx';
import { EntityRoutes } from '#web/routes/entity-routes.tsx';
import { Match } from '#web/routes/match/page.tsx';
import { My } from '#web/routes/my/page.tsx';
import { Odds } from '#web/routes/odds/page.tsx';
import { Scores } from '#web/routes/scores/page.tsx';
import { Search } from '#web/routes/search/page.tsx';
import { Team } from '#web/routes/team/page.tsx';
import { TvGuide } from '#web/routes/tv/page.tsx';
import { Vidiprinter } from '#web/routes/vidiprinter/page.tsx';

/** Every page that shows data, without the shell, at its address. The app's own routes load each page's code lazily. */
export const pageRoutes = (
  <Routes>
    <Route path="/" element={<Scores />} />
    {MATCH_PAGES.map(({ tab, path }) => (
      <Route key={path} path={path} element={<Match tab={tab} />} />
    ))}
    <Route path="/compare" element={<Compare />} />
    <Route path="/competitions" element={<Competitions />} />
    <Route path="/competition/:id/:tab?" element={<Competition />} />
    <Route path="/tv" element={<TvGuide />} />
    <Route path="/tv/:id" element={<Channel />} />
    <Route path="/odds" element={<Odds />} />
    <Route path="/search" element={<Search />} />
    <Route path="/my" element={<My />} />
    <Route path="/vidiprinter" element={<Vidiprinter />} />
    <Route path="/team/:id/:tab?" element={<Team />} />
    <Route path="/:kind/:id" element={<EntityRoutes />} />
  </Routes>
);
