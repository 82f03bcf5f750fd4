import { below, stream } from '#service/engine/streams.ts';
import { turnsOut } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import type { Team } from './team.ts';

/** The places of a country's squads: its teams one after the other, a place for each player. */
export interface SquadPlaces {
  readonly teams: readonly Team[];
  /** The first place of each team, and after them how many there are in all. */
  readonly starts: readonly number[];
  /** Between which ages players grow out of each team. */
  readonly lastYears: readonly (readonly [from: number, to: number])[];
}

const SMALLEST = 22;
const LARGEST = 30;

/** How many players a team has, at all times. */
export function squadSize(seed: number, teamId: number): number {
  return SMALLEST + below(stream(seed, teamId, PURPOSE.squadSize), 0, LARGEST - SMALLEST + 1);
}

/** The places of a country's squads, which are the same for ever; null for no country. */
export function squadPlaces(realm: Realm, countryId: number): SquadPlaces | null {
  const teams = realm.teams.filter((team) => team.countryId === countryId);
  if (teams.length === 0) return null;
  const starts = [0];
  for (const team of teams) starts.push((starts.at(-1) ?? 0) + squadSize(realm.seed, team.id));
  return { teams, starts, lastYears: teams.map(turnsOut) };
}

/** Visits every place: its spot among all, its number within its team, and the team with its index. */
export function eachPlace(
  { teams, starts }: SquadPlaces,
  visit: (spot: number, place: number, team: Team, t: number) => void,
): void {
  teams.forEach((team, t) => {
    const start = starts[t] ?? 0;
    const end = starts[t + 1] ?? start;
    for (let spot = start; spot < end; spot += 1) visit(spot, spot - start, team, t);
  });
}

/** The id of the team that a spot belongs to. */
export function teamAt({ teams, starts }: SquadPlaces, spot: number): number | null {
  return teams[starts.findIndex((start) => start > spot) - 1]?.id ?? null;
}
