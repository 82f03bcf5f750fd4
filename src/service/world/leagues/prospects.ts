import { continentalPlaces } from '#service/world/cups/continental-places.ts';
import { regionOf, TEAMS_MOVING } from '#service/world/nations/nations.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { Prospects } from '#service/world/tables/season-tables.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Returns how many teams of a league are promoted and relegated. */
function movesOf(worldIndex: WorldIndex, competition: Competition): { up: number; down: number } {
  const region = regionOf(competition.id);
  if (region !== null) {
    const division = region.divisions.indexOf(competition.id);
    return {
      up: division === 0 ? 0 : TEAMS_MOVING,
      down: division === region.divisions.length - 1 ? 0 : TEAMS_MOVING,
    };
  }
  if (competition.tier === null) return { up: 0, down: 0 };
  const leagues = worldIndex.country(competition.countryId ?? 0)?.leagues ?? [];
  const tier = competition.tier - 1;
  const below = leagues[tier + 1];
  return {
    up: tier === 0 ? 0 : (leagues[tier - 1]?.down ?? 0),
    down: below === undefined ? 0 : (leagues[tier]?.down ?? 0),
  };
}

/** Returns what the places of a league with `size` teams lead to. */
export function prospectsOf(worldIndex: WorldIndex, competition: Competition, size: number): Prospects {
  const { up, down } = movesOf(worldIndex, competition);
  const places =
    competition.tier === 1
      ? continentalPlaces(worldIndex).filter((place) => place.countryId === competition.countryId)
      : [];
  return {
    zone: (position) => {
      const place = places.find((each) => each.position === position);
      if (place !== undefined) return place.cup.name;
      if (position <= up) return 'Promotion';
      return position > size - down ? 'Relegation' : null;
    },
    status: (position) => {
      // The recorded wire calls a place in a continental cup a promotion.
      if (position <= up || places.some((each) => each.position === position)) return 'Promotion';
      return position > size - down ? 'Relegation' : 'Same';
    },
  };
}
