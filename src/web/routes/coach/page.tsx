import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { spokenName } from '#contract/person-name.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { coachQuery, teamQuery } from '#web/data/team.ts';
import { PAGE, Profile } from '#web/features/profile/profile.tsx';
import { TeamLink } from '#web/features/profile/team-link.tsx';
import { useAge } from '#web/features/profile/use-age.ts';
import type { TeamMatchRow } from '#web/features/team-matches/group-matches.ts';
import { TeamMatchList } from '#web/features/team-matches/team-match-list.tsx';
import { useTeamMatches } from '#web/lists/use-team-matches.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useWords } from '#web/words/use-words.ts';

/** A coach: `/coach/:id`. */
export function Coach() {
  const { id = '' } = useParams();
  const { profile: t } = useWords<'profile'>();
  const query = coachQuery(id);
  const { data, error } = useQuery(query);
  const coach = data?.data;
  const teamId = coach?.team_id ?? null;
  const team = useQuery({ ...teamQuery(teamId ?? ''), enabled: teamId !== null });
  const age = useAge(coach?.birthday);
  return (
    <EntityPage
      kind="coach"
      nameOf={spokenName}
      queryKey={query.queryKey}
      record={coach}
      error={error}
      isLoading={isFirstLoad(team)}
    >
      {({ img, country, birthplace, ...coach }) => (
        <Profile
          name={spokenName(coach)}
          img={img}
          country={country}
          about={t.kinds.coach}
          team={team.data?.data && <TeamLink team={team.data.data} />}
          facts={[
            [t.age, age],
            [t.birthplace, birthplace],
          ]}
        >
          {team.data?.data ? (
            <TeamsMatches team={team.data.data} />
          ) : (
            <EmptyState>{teamId === null ? t.noTeam : t.noMatchesLoaded}</EmptyState>
          )}
        </Profile>
      )}
    </EntityPage>
  );
}

/** The current, next and last matches of a coach's team. */
function TeamsMatches({ team: { id, name } }: { readonly team: TeamRecord }) {
  const { profile: t } = useWords<'profile'>();
  const { rows, hasFailed, keys } = useTeamMatches(id);
  const matches = useMemo(
    () => rows?.map(({ record, anchor }): TeamMatchRow => ({ match: record, anchor })),
    [rows],
  );
  if (hasFailed) return <EmptyState>{t.noMatchesLoaded}</EmptyState>;
  return (
    matches && (
      <DatedPart keys={keys}>
        <div className={PAGE}>
          <TeamMatchList rows={matches} name={name} teamId={id} />
        </div>
      </DatedPart>
    )
  );
}
