import { below, stream } from '#service/engine/streams.ts';
import { leavingAges } from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Team } from '#service/world/teams/team.ts';
import { tradePlacesOf } from '#service/world/transfers/trade-places.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Squad places of a country: its teams one after the other, a place for each player. */
export interface SquadPlaces {
  readonly teams: readonly Team[];
  /** First place of each team, then the number of all places. */
  readonly starts: readonly number[];
  /** Ages between which players leave each team. */
  readonly leavingAges: readonly (readonly [from: number, to: number])[];
  /** Places of each team that the country fills: the market between countries fills the others. */
  readonly ownPlaces: readonly (readonly number[])[];
}

const MIN_SQUAD_SIZE = 22;
const MAX_SQUAD_SIZE = 30;

/** Returns the size of a team's squad, the same in every window. */
export function squadSize(seed: number, teamId: number): number {
  return (
    MIN_SQUAD_SIZE + below(stream(seed, teamId, STREAM.squadSize), 0, MAX_SQUAD_SIZE - MIN_SQUAD_SIZE + 1)
  );
}

/** Returns the places of a country's squads, which never change; null for no country. */
export function squadPlaces(worldIndex: WorldIndex, countryId: number): SquadPlaces | null {
  const teams = worldIndex.teamsOf(countryId);
  if (teams.length === 0) return null;
  const sizes = teams.map((team) => squadSize(worldIndex.seed, team.id));
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  const country = worldIndex.country(countryId);
  return {
    teams,
    starts,
    leavingAges: teams.map(leavingAges),
    ownPlaces: teams.map((team, t) => {
      const places = Array.from({ length: sizes[t] ?? 0 }, (_, place) => place);
      if (country === null) return places;
      const traded = tradePlacesOf(country, team);
      return places.filter((place) => !traded.has(place));
    }),
  };
}

/** Visits every place that the country fills, with its spot among all, its number in the team, and the team with its index. */
export function eachPlace(
  { teams, starts, ownPlaces }: SquadPlaces,
  visit: (spot: number, place: number, team: Team, t: number) => void,
): void {
  teams.forEach((team, t) => {
    const start = starts[t] ?? 0;
    for (const place of ownPlaces[t] ?? []) visit(start + place, place, team, t);
  });
}

export function teamAt({ teams, starts }: SquadPlaces, spot: number): number | null {
  return teams[starts.findIndex((start) => start > spot) - 1]?.id ?? null;
}
