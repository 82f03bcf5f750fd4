import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { registeredName, spokenName } from '#contract/person-name.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import { FollowButton } from '#web/components/follow-button.tsx';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { playerQuery, playerStatsQuery } from '#web/data/profile.ts';
import { CompareLink } from '#web/features/compare/compare-link.tsx';
import { currentRole, currentSeasons } from '#web/features/profile/player-career.ts';
import { Profile } from '#web/features/profile/profile.tsx';
import { TeamLink } from '#web/features/profile/team-link.tsx';
import { useAge } from '#web/features/profile/use-age.ts';
import { clubAndCountry } from '#web/features/search/namesakes.ts';
import { moneyText } from '#web/format/money.ts';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Career } from './career.tsx';
import { LastMatches } from './last-matches.tsx';
import { SeasonTable } from './season-table.tsx';

/** A player: `/player/:id`. */
export function Player() {
  const { id = '' } = useParams();
  const words = useWords();
  const query = playerQuery(id);
  const { data, error } = useQuery(query);
  const player = data?.data;
  const otherName = player && registeredName(player);
  const played = player ? currentSeasons(player) : [];
  const stats = useQueries({ queries: played.map(({ season }) => playerStatsQuery(id, season.id)) });
  const seasons = played.flatMap(({ league, season }, at) => {
    const seasonStats = stats[at]?.data?.data;
    return seasonStats ? [{ league, season: season.name, stats: seasonStats }] : [];
  });
  const shield = [...new Set(stats.flatMap(({ data: answer }) => answer?.meta.shield ?? []))];
  return (
    <EntityPage
      kind="player"
      nameOf={spokenName}
      queryKey={query.queryKey}
      record={player}
      error={error}
      about={
        player && {
          about: clubAndCountry(player, words),
          cc: player.country.cc,
          ...(otherName && { otherName }),
        }
      }
      isLoading={stats.some(isFirstLoad)}
    >
      {(record) => (
        <PlayerProfile player={record}>
          <SeasonTable seasons={seasons} />
          {shield.length > 0 && <ShieldLine keys={shield} />}
          <MatchesOfClub player={record}>
            <Career roles={record.roles} />
          </MatchesOfClub>
        </PlayerProfile>
      )}
    </EntityPage>
  );
}

function MatchesOfClub({ player, children }: { player: PlayerRecord; children: ReactNode }) {
  const { profile: t } = useWords<'profile'>();
  const role = currentRole(player, false);
  const teamId = role?.team.id ?? player.team_id;
  if (!teamId) {
    return (
      <>
        {children}
        <EmptyState>{t.noClub}</EmptyState>
      </>
    );
  }
  return (
    <LastMatches playerId={player.id} teamId={teamId} since={role?.start ?? null}>
      {children}
    </LastMatches>
  );
}

function PlayerProfile({ player, children }: { player: PlayerRecord; children: ReactNode }) {
  const { profile: t, intl } = useWords<'profile'>();
  const age = useAge(player.birthday);
  const name = spokenName(player);
  const { position, foot, market_value: value, height, weight, shirtnumber } = player;
  const positions: Readonly<Record<string, string>> = t.positions;
  const feet: Readonly<Record<string, string>> = t.feet;
  const club = currentRole(player, false)?.team;
  const nationalTeam = currentRole(player, true)?.team;
  return (
    <Profile
      name={name}
      img={player.img}
      country={player.country}
      action={<FollowButton kind="player" id={player.id} name={name} img={player.img} hasWord />}
      about={position && (positions[position] ?? position)}
      team={
        <div className="flex flex-wrap items-center gap-2">
          {club && <TeamLink team={club} />}
          <CompareLink kind="player" ids={[player.id, null]} />
        </div>
      }
      facts={[
        [t.registeredName, registeredName(player)],
        [t.nationalTeam, nationalTeam?.id && <TeamLink team={nationalTeam} />],
        [t.shirt, shirtnumber],
        [t.age, age ?? player.age],
        [t.birthplace, player.birthplace],
        [t.height, height && t.centimetres(height)],
        [t.weight, weight && t.kilograms(weight)],
        [t.foot, foot && (feet[foot] ?? foot)],
        [t.value, moneyText(value, intl)],
      ]}
    >
      {children}
    </Profile>
  );
}
