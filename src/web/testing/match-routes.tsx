import { Route, Routes } from 'react-router';
import { MATCH_PAGES } from '#web/app/addresses.ts';
import { Match } from '#web/pages/match.tsx';

export const matchRoutes = (
  <Routes>
    {MATCH_PAGES.map(({ tab, path }) => (
      <Route key={path} path={path} element={<Match tab={tab} />} />
    ))}
  </Routes>
);
