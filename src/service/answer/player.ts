import { type Player, playerAddress } from '#service/world/people/player.ts';
import type { Stint } from '#service/world/people/stints.ts';
import { writeBirthplace } from './birthplace.ts';
import { isAmateur } from './league.ts';
import { writeValue } from './money.ts';
import { ageInYears, familyNameFirst, writeCountryOf } from './person.ts';
import type { LeagueOfTeam } from './team.ts';
import { dateOfDay } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** A player's team, national team, shirt number and value at one instant. */
export interface PlayerSnapshot {
  readonly player: Player;
  readonly teamId: number | null;
  readonly nationalTeamId: number | null;
  readonly shirt: number | null;
  /** Whole US dollars. */
  readonly value: number | null;
}

const FEET = { left: 'Left', right: 'Right', both: 'Both' } as const;

function writePlayerFields(
  snapshot: PlayerSnapshot,
  names: { common: string; foot: string },
  context: WriteContext,
) {
  const { player } = snapshot;
  return {
    id: player.id,
    team_id: snapshot.teamId,
    national_team_id: snapshot.nationalTeamId,
    name: player.name,
    common_name: names.common,
    position: player.position,
    firstname: player.firstName,
    lastname: player.lastName,
    birthday: dateOfDay(player.born),
    ...writeBirthplace(player, playerAddress(player.id).teamId, context),
    shirtnumber: snapshot.shirt,
    weight: player.weight,
    height: player.height,
    age: ageInYears(player.born, context.now),
    foot: names.foot,
    img: context.image('players', player.id),
    market_value: writeValue(snapshot.value),
    country: writeCountryOf(player.countryId, context),
  };
}

/** Writes a row of players?t=list: the foot in lower case, the common name with the family name first. */
export function writePlayerRow(snapshot: PlayerSnapshot, context: WriteContext) {
  return writePlayerFields(
    snapshot,
    { common: familyNameFirst(snapshot.player), foot: snapshot.player.foot },
    context,
  );
}

function day(instant: number | null): string | null {
  return instant === null ? null : dateOfDay(Math.floor(instant / 86_400));
}

/**
 * Writes a player's teams, newest first. `start` and `end`, null in the recording, are the days of squad
 * changes (our choice); they stay null before the world's first season.
 */
function writeRoles(snapshot: PlayerSnapshot, stints: readonly Stint[], { world }: WriteContext) {
  const role = (teamId: number, isCurrent: boolean) => ({
    team: {
      id: teamId,
      name: world.team(teamId)?.name ?? '',
      is_national: world.team(teamId)?.clubId === null ? 1 : 0,
    },
    is_current: isCurrent,
    role: 'player',
  });
  const clubs = [...stints].reverse().map(({ teamId, from, to }) => ({
    ...role(teamId, to === null),
    start: day(from),
    end: day(to),
    shirt: to === null ? snapshot.shirt : null,
  }));
  // Players without a club always belong to their national team, so it is already listed.
  const isListed = clubs.some(({ team }) => team.id === snapshot.nationalTeamId);
  if (snapshot.nationalTeamId === null || isListed) return clubs;
  return [...clubs, { ...role(snapshot.nationalTeamId, true), start: null, end: null, shirt: null }];
}

/** Writes players?t=info (v2.2 wire, players): the flags of leagues are booleans here. */
export function writePlayer(
  snapshot: PlayerSnapshot,
  leagues: readonly LeagueOfTeam[],
  stints: readonly Stint[],
  context: WriteContext,
) {
  return {
    ...writePlayerFields(
      snapshot,
      { common: snapshot.player.lastName, foot: FEET[snapshot.player.foot] },
      context,
    ),
    leagues: leagues.map(({ competition, current }) => ({
      id: competition.id,
      name: context.places.competition(competition),
      is_cup: competition.isCup,
      is_amateur: isAmateur(competition),
      is_friendly: competition.isFriendly,
      seasons: [{ id: current.id, name: current.name, is_current: 1 }],
    })),
    roles: writeRoles(snapshot, stints, context),
  };
}
