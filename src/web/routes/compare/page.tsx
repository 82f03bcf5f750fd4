import { useLocation } from 'react-router';
import { comparisonAt } from '#contract/comparison.ts';
import { ComparedPlayers } from './compared-players.tsx';
import { ComparedTeams } from './compared-teams.tsx';

/** Two teams or two players side by side: `/compare?teams=1,2` and `/compare?players=1,2`. */
export function Compare() {
  const comparison = comparisonAt(new URLSearchParams(useLocation().search));
  const Compared = comparison.kind === 'team' ? ComparedTeams : ComparedPlayers;
  return <Compared comparison={comparison} />;
}
