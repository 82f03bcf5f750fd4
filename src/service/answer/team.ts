import { below, stream } from '#service/engine/streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { commonName } from '#service/world/teams/common-name.ts';
import type { KitColours, KitDesign, TeamKits } from '#service/world/teams/kits.ts';
import type { Team } from '#service/world/teams/team.ts';
import { ANSWER_STREAM } from './answer-streams.ts';
import { isAmateur } from './league.ts';
import { writeCountryOf } from './person.ts';
import type { WriteContext } from './write-context.ts';

export interface NamedSeason {
  readonly id: number;
  readonly name: string;
}

/** A competition that a team currently plays in. */
export interface LeagueOfTeam {
  readonly competition: Competition;
  readonly current: NamedSeason;
  /** Seasons in which the team took part, newest first, including the current one. */
  readonly seasons: readonly NamedSeason[];
}

function flag(value: boolean): '0' | '1' {
  return value ? '1' : '0';
}

/** Returns an invented account name. It is longer than the 15 letters that real accounts can have. */
function twitterHandleOf(team: Team): string {
  const letters = team.name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return `${letters}OfficialAccount`;
}

/** Writes a shirt: sleeves in either colour, sometimes with a detail (v2.2 wire, teams). */
function writeShirt(type: string, { main, second, number }: KitColours, draw: number) {
  const isPlain = draw % 5 < 3;
  const sleeve = isPlain ? main : second;
  const detail = draw % 5 === 0 || draw % 5 === 3 ? { sleeve_detail: isPlain ? second : main } : {};
  return { type, colors: { shirt: main, sleeve, ...detail, number } };
}

/**
 * Writes a team's kits; reserve and youth sides wear the club's. The goalkeeper kit is the one of the home kit.
 */
function writeKits(team: Team, kits: TeamKits | null, { world }: WriteContext) {
  if (kits === null) return [];
  const key = stream(world.seed, team.clubId ?? team.id, ANSWER_STREAM.kitDetail);
  const shirts: readonly (readonly [string, KitDesign | KitColours])[] = [
    ['home', kits.home],
    ['away', kits.away],
    ['third', kits.third],
    ['goalkeeper', kits.home.keeper],
  ];
  return shirts.map(([type, colours], i) => writeShirt(type, colours, below(key, i, 100)));
}

/** Writes teams?t=info and a row of sort. `leagues` are the team's current ones. */
export function writeTeamInfo(
  team: Team,
  leagues: readonly LeagueOfTeam[],
  coachId: number,
  context: WriteContext,
) {
  const { world } = context;
  return {
    id: team.id,
    common_name: commonName(world, team),
    name: team.name,
    short_code: team.shortCode,
    is_national: team.clubId === null ? 1 : 0,
    img: context.image('teams', team.id),
    current_seasons: leagues.map(({ current }) => current.id),
    leagues: leagues.map(({ competition, current, seasons }) => ({
      id: String(competition.id),
      name: context.places.competition(competition),
      is_cup: flag(competition.isCup),
      is_amateur: flag(isAmateur(competition)),
      is_friendly: flag(competition.isFriendly),
      current_season_id: String(current.id),
      seasons: seasons.map(({ id, name }) => ({ id, name, is_current: id === current.id ? 1 : 0 })),
    })),
    founded: team.founded === null ? null : String(team.founded),
    twitter: team.clubId === null ? null : twitterHandleOf(team),
    coach_id: coachId,
    venue_id: team.venueId,
    kit: writeKits(team, world.kits(team.id), context),
    country: writeCountryOf(team.countryId, context),
  };
}

/** Writes a row of teams?t=list: `country_id` is text. */
export function writeTeamRow(team: Team, context: WriteContext) {
  return {
    id: team.id,
    name: team.name,
    country_id: String(team.countryId),
    country: writeCountryOf(team.countryId, context),
  };
}

/** Writes a row of teams?t=byseason and national: `country_id` is a number. */
export function writeShortTeam(team: Team) {
  return { id: team.id, name: team.name, country_id: team.countryId };
}
