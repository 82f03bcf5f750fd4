import { below, chance, stream } from '#service/engine/streams.ts';
import { personYear } from '#service/world/people/person-id.ts';
import {
  intakeAge,
  PLACES_PER_SQUAD,
  playerAddress,
  playerId,
  positionClass,
  talent,
} from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { eachPlace, type SquadPlaces } from './squad-places.ts';

/** Vacant places, in a million, that a club offers its own youth first. */
const OWN_YOUTH_PER_MILLION = 500_000;
/** Highest age of a new player on New Year's Day. */
const MAX_INTAKE_AGE = 19;
const NEVER_AGES = [99, 99] as const;

/** Returns a player's age on New Year's Day. */
export function nominalAge({ seed, team }: WorldIndex, player: number, year: number): number {
  const { teamId, intake } = playerAddress(player);
  const kind = team(teamId)?.kind ?? 'club';
  return year - intake + intakeAge(kind, stream(seed, player, STREAM.playerBody));
}

/** Returns whether a player's last season with a team was before `year`; the odds grow with age. */
export function hasStopped(
  worldIndex: WorldIndex,
  player: number,
  [from, to]: readonly [number, number],
  year: number,
): boolean {
  // The id alone rules out most players, who are too young.
  if (year - personYear(player) + MAX_INTAKE_AGE <= from) return false;
  const age = nominalAge(worldIndex, player, year);
  if (age <= from) return false;
  if (age > to) return true;
  const odds = Math.round(((age - from) * 1_000_000) / (to - from + 1));
  return chance(stream(worldIndex.seed, player, STREAM.turnover), year, odds);
}

/** Returns the players of 2015 with the ages of a squad that has grown for years. */
export function firstPlayers({ seed }: WorldIndex, places: SquadPlaces): Int32Array {
  const players = new Int32Array(places.starts.at(-1) ?? 0);
  eachPlace(places, (spot, place, team, t) => {
    const [from, to] = places.leavingAges[t] ?? NEVER_AGES;
    const oldest = Math.min(from + 3, to) - intakeAge(team.kind, null);
    const years = below(stream(seed, team.id, STREAM.playerPlace), place, oldest + 1);
    players[spot] = playerId(team.id, place, FIRST_SEASON - years);
  });
  return players;
}

interface Vacancy {
  readonly spot: number;
  readonly place: number;
  readonly clubId: number;
}

/**
 * Replaces players who are too old: at a club by the best who outgrow its youth and reserve teams, else by new
 * ones. `fresh` are the spots with new players.
 */
export function renewSquads(
  worldIndex: WorldIndex,
  places: SquadPlaces,
  before: Int32Array,
  year: number,
): { after: Int32Array; fresh: ReadonlySet<number> } {
  const after = before.slice();
  const fresh = new Set<number>();
  const vacancies: Vacancy[] = [];
  const youthByLine = new Map<string, number[]>();
  eachPlace(places, (spot, place, team, t) => {
    const player = before[spot] ?? 0;
    if (!hasStopped(worldIndex, player, places.leavingAges[t] ?? NEVER_AGES, year)) return;
    fresh.add(spot);
    after[spot] = playerId(team.id, place, year);
    if (team.kind === 'club') vacancies.push({ spot, place, clubId: team.id });
    if (team.kind !== 'youth' && team.kind !== 'reserves') return;
    const line = `${team.clubId} ${positionClass(playerAddress(player).place)}`;
    youthByLine.set(line, [...(youthByLine.get(line) ?? []), player]);
  });
  const { seed } = worldIndex;
  for (const line of youthByLine.values()) line.sort((a, b) => talent(seed, a) - talent(seed, b) || b - a);
  for (const { spot, place, clubId } of vacancies) {
    if (
      !chance(stream(seed, clubId, STREAM.ownYouth), year * PLACES_PER_SQUAD + place, OWN_YOUTH_PER_MILLION)
    )
      continue;
    const best = youthByLine.get(`${clubId} ${positionClass(place)}`)?.pop();
    if (best !== undefined) after[spot] = best;
  }
  return { after, fresh };
}
