import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PlayerRecord } from '#contract/records/player.ts';
import { playerQuery, playerStatsQuery } from '#web/data/profile.ts';
import { Profile } from '#web/features/profile/profile.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { EntityPage } from '#web/routes/shared/entity-page.tsx';
import { useAge } from '#web/routes/shared/use-age.ts';
import { useProfileWords } from '#web/words/profile.ts';
import { Career } from './career.tsx';
import { SeasonTable } from './season-table.tsx';

/** A player: `/player/:id`. */
export function Player() {
  const { id = '' } = useParams();
  const query = playerQuery(id);
  const { data, error } = useQuery(query);
  const player = data?.data;
  const currentSeasons = (player?.leagues ?? []).flatMap((league) => {
    const season = league.seasons.find(({ is_current }) => is_current);
    return season && !league.is_friendly ? [{ league, season }] : [];
  });
  const stats = useQueries({ queries: currentSeasons.map(({ season }) => playerStatsQuery(id, season.id)) });
  const seasons = currentSeasons.flatMap(({ league, season }, at) => {
    const seasonStats = stats[at]?.data?.data;
    return seasonStats ? [{ league, season: season.name, stats: seasonStats }] : [];
  });
  return (
    <EntityPage
      kind="player"
      queryKey={query.queryKey}
      record={player}
      error={error}
      isLoading={stats.some(({ isLoading }) => isLoading)}
    >
      {(record) => (
        <PlayerProfile player={record}>
          {seasons.length > 0 && <SeasonTable seasons={seasons} />}
          <Career roles={record.roles} />
        </PlayerProfile>
      )}
    </EntityPage>
  );
}

function PlayerProfile({ player, children }: { player: PlayerRecord; children: ReactNode }) {
  const { profile: say, intl } = useProfileWords();
  const age = useAge(player.birthday);
  const { position, foot, market_value: value, height, weight } = player;
  const positions: Readonly<Record<string, string>> = say.positions;
  const feet: Readonly<Record<string, string>> = say.feet;
  const current = (isNational: boolean) => {
    const team = player.roles.find((one) => one.is_current && one.team.is_national === isNational)?.team;
    return team?.id && <Link to={teamAddress(team.id)}>{team.name ?? team.id}</Link>;
  };
  const money =
    value?.amount && value.currency
      ? new Intl.NumberFormat(intl, {
          style: 'currency',
          currency: value.currency,
          notation: 'compact',
        }).format(value.amount)
      : value?.text;
  return (
    <Profile
      name={player.name}
      img={player.img}
      country={player.country}
      about={position && (positions[position] ?? position)}
      facts={[
        [say.club, current(false)],
        [say.nationalTeam, current(true)],
        [say.shirt, player.shirtnumber],
        [say.age, age ?? player.age],
        [say.height, height && say.centimetres(height)],
        [say.weight, weight && say.kilograms(weight)],
        [say.foot, foot && (feet[foot] ?? foot)],
        [say.value, money],
      ]}
    >
      {children}
    </Profile>
  );
}
