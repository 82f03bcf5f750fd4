import { Route, Routes } from 'react-router';
import { MATCH_PAGES } from '#web/navigation/addresses.ts';
import { Match } from '#web/routes/match/page.tsx';
import { Scores } from '#web/routes/scores/page.tsx';
import { SecondaryRoutes } from '#web/routes/secondary-routes.tsx';

/** Every page, without the shell, at its address. */
export const pageRoutes = (
  <Routes>
    <Route path="/" element={<Scores />} />
    {MATCH_PAGES.map(({ tab, path }) => (
      <Route key={path} path={path} element={<Match tab={tab} />} />
    ))}
    <Route path="*" element={<SecondaryRoutes />} />
  </Routes>
);
