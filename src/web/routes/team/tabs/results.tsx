import { MatchesSection } from '#web/features/team-matches/team-match-list.tsx';
import type { TeamTabProps } from '#web/routes/team/team-tab-props.ts';
import { useWords } from '#web/words/use-words.ts';

/** A team's results, newest first: `/team/:id/results`. */
export function TeamResults({ team, matches }: TeamTabProps) {
  const { team: t } = useWords<'team'>();
  return <MatchesSection title={t.tabs.results} rows={matches.last} teamId={team.id} />;
}
