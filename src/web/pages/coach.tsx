import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { teamAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { coachQuery, teamQuery } from '#web/queries/team.ts';
import { useProfileWords } from '#web/words/profile.ts';
import { ProfileOf } from './profile-of.tsx';
import { useAge } from './use-age.ts';

/** A coach: `/coach/:id`. */
export function Coach() {
  const { id = '' } = useParams();
  const { profile: say } = useProfileWords();
  const query = coachQuery(id);
  const { data, error } = useQuery(query);
  const coach = data?.data;
  const teamId = coach?.team_id ?? null;
  const team = useQuery({ ...teamQuery(teamId ?? ''), enabled: teamId !== null });
  const age = useAge(coach?.birthday);
  return (
    <ProfileOf kind="coach" of={query.queryKey} told={coach} error={error} isWaiting={team.isLoading}>
      {({ name, img, country }) => (
        <Profile
          name={name}
          img={img}
          country={country}
          about={say.kinds.coach}
          facts={[
            [
              say.team,
              team.data?.data && (
                <IntentLink to={teamAddress(team.data.data.id)}>{team.data.data.name}</IntentLink>
              ),
            ],
            [say.age, age],
          ]}
        />
      )}
    </ProfileOf>
  );
}
