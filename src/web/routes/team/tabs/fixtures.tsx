import { CalendarButton } from '#web/components/calendar-button.tsx';
import { MatchesSection } from '#web/features/team-matches/team-match-list.tsx';
import type { TeamTabProps } from '#web/routes/team/team-tab-props.ts';
import { useWords } from '#web/words/use-words.ts';

/** A team's matches in play and to come: `/team/:id/fixtures`. */
export function TeamFixtures({ team, matches: { now, next } }: TeamTabProps) {
  const { team: t } = useWords<'team'>();
  const all = [...now, ...next];
  return (
    <MatchesSection title={t.tabs.fixtures} rows={all} teamId={team.id}>
      <CalendarButton name={team.name} matches={() => all} isIcon className="-me-2 h-11" />
    </MatchesSection>
  );
}
