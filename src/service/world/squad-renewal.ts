import { below, chance, stream } from '#service/engine/streams.ts';
import { gift, intakeAge, intakeYear, PLACES, playerAddress, playerId, positionClass } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { FIRST_SEASON } from './season.ts';
import { eachPlace, type SquadPlaces } from './squad-places.ts';

/** How many in a million of the places that fall vacant a club offers its own youth first. */
const OWN_YOUTH = 500_000;
/** Nobody comes in older, on New Year's Day. */
const OLDEST_INTAKE = 19;
const NEVER = [99, 99] as const;

/** How old a player is on New Year's Day. */
export function nominalAge({ seed, team }: Realm, player: number, year: number): number {
  const { teamId, intake } = playerAddress(player);
  const kind = team(teamId)?.kind ?? 'club';
  return year - intake + intakeAge(kind, stream(seed, player, PURPOSE.playerBody));
}

/** Was a season his last with a team before `year`? Every year after the first of his last is likelier. */
function stops(realm: Realm, player: number, [from, to]: readonly [number, number], year: number): boolean {
  // Most are far too young: that much the id tells.
  if (year - intakeYear(player) + OLDEST_INTAKE <= from) return false;
  const age = nominalAge(realm, player, year);
  if (age <= from) return false;
  if (age > to) return true;
  const odds = Math.round(((age - from) * 1_000_000) / (to - from + 1));
  return chance(stream(realm.seed, player, PURPOSE.turnover), year, odds);
}

/** The players of 2015: as if the squads had grown for a generation. */
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

/** A place whose player has stopped, and who could take it. */
interface Vacancy {
  readonly spot: number;
  readonly place: number;
  readonly clubId: number;
}

/**
 * Who is too old makes room: at a club for the best of those who grow out of its youth and reserve sides, else for
 * somebody new. `fresh` are the spots with new players.
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
