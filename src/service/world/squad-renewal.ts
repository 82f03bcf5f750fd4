import { below, chance, stream } from '#service/engine/streams.ts';
import { gift, intakeAge, intakeYear, PLACES, playerAddress, playerId, positionClass } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { FIRST_SEASON } from './season.ts';
import { eachPlace, type SquadPlaces } from './squad-places.ts';

/** Vacant places, in a million, that a club offers its own youth first. */
const OWN_YOUTH = 500_000;
/** Highest age of a new player on New Year's Day. */
const OLDEST_INTAKE = 19;
const NEVER = [99, 99] as const;

/** Returns a player's age on New Year's Day. */
export function nominalAge({ seed, team }: Realm, player: number, year: number): number {
  const { teamId, intake } = playerAddress(player);
  const kind = team(teamId)?.kind ?? 'club';
  return year - intake + intakeAge(kind, stream(seed, player, PURPOSE.playerBody));
}

/** Returns whether a player's last season with a team was before `year`; the odds grow with age. */
function stops(realm: Realm, player: number, [from, to]: readonly [number, number], year: number): boolean {
  // The id alone rules out most players, who are too young.
  if (year - intakeYear(player) + OLDEST_INTAKE <= from) return false;
  const age = nominalAge(realm, player, year);
  if (age <= from) return false;
  if (age > to) return true;
  const odds = Math.round(((age - from) * 1_000_000) / (to - from + 1));
  return chance(stream(realm.seed, player, PURPOSE.turnover), year, odds);
}

/** Returns the players of 2015 with the ages of a squad that has grown for years. */
export function firstPlayers({ seed }: Realm, places: SquadPlaces): Int32Array {
  const players = new Int32Array(places.starts.at(-1) ?? 0);
  eachPlace(places, (spot, place, team, t) => {
    const [from, to] = places.lastYears[t] ?? NEVER;
    const oldest = Math.min(from + 3, to) - intakeAge(team.kind, null);
    const years = below(stream(seed, team.id, PURPOSE.playerPlace), place, oldest + 1);
    players[spot] = playerId(team.id, place, FIRST_SEASON - years);
  });
  return players;
}

/** A vacant place of a club. */
interface Vacancy {
  readonly spot: number;
  readonly place: number;
  readonly clubId: number;
}

/**
 * Replaces players who are too old: at a club by the best who outgrow its youth and reserve teams, else by new
 * ones. `fresh` are the spots with new players.
 */
export function renewed(
  realm: Realm,
  places: SquadPlaces,
  before: Int32Array,
  year: number,
): { after: Int32Array; fresh: ReadonlySet<number> } {
  const after = before.slice();
  const fresh = new Set<number>();
  const vacancies: Vacancy[] = [];
  const grown = new Map<string, number[]>();
  eachPlace(places, (spot, place, team, t) => {
    const player = before[spot] ?? 0;
    if (!stops(realm, player, places.lastYears[t] ?? NEVER, year)) return;
    fresh.add(spot);
    after[spot] = playerId(team.id, place, year);
    if (team.kind === 'club') vacancies.push({ spot, place, clubId: team.id });
    if (team.kind !== 'youth' && team.kind !== 'reserves') return;
    const line = `${team.clubId} ${positionClass(playerAddress(player).place)}`;
    grown.set(line, [...(grown.get(line) ?? []), player]);
  });
  const { seed } = realm;
  for (const line of grown.values()) line.sort((a, b) => gift(seed, a) - gift(seed, b) || b - a);
  for (const { spot, place, clubId } of vacancies) {
    if (!chance(stream(seed, clubId, PURPOSE.ownYouth), year * PLACES + place, OWN_YOUTH)) continue;
    const best = grown.get(`${clubId} ${positionClass(place)}`)?.pop();
    if (best !== undefined) after[spot] = best;
  }
  return { after, fresh };
}
