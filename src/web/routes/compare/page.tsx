import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { comparisonAt } from '#contract/comparison.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { Loading } from '#web/ui/loading.tsx';

/** Loaded apart, because they share much with other pages. */
const PAGES_BY_KIND = {
  team: lazyPage(async () => (await import('./compared-teams.tsx')).ComparedTeams),
  player: lazyPage(async () => (await import('./compared-players.tsx')).ComparedPlayers),
};

/** Two teams or two players side by side: `/compare?teams=1,2` and `/compare?players=1,2`. */
export function Compare() {
  const comparison = comparisonAt(new URLSearchParams(useLocation().search));
  const { Page } = PAGES_BY_KIND[comparison.kind];
  return (
    <Suspense fallback={<Loading className="min-h-screen" />}>
      <Page key={comparison.kind} comparison={comparison} />
    </Suspense>
  );
}
