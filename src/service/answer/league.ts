import type { Competition } from '#service/world/competition.ts';
import type { Season } from '#service/world/season.ts';
import { regionOfContinent } from './geography.ts';
import { type LeagueTypes, typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

function flag(is: boolean): '0' | '1' {
  return is ? '1' : '0';
}

/** Reserve and youth competitions are amateur on the wire (our choice). */
export function isAmateur(competition: Competition): boolean {
  return competition.level === 'reserve' || competition.level === 'youth';
}

/** Returns continent and country of a competition, by id, name and code. */
export function placeOf(competition: Competition, { world, places }: WriteContext) {
  const country = competition.countryId === null ? null : world.country(competition.countryId);
  const region = regionOfContinent(country?.continent ?? competition.continent);
  const continentName = places.continent(region.continentId, region.name);
  return {
    continent: { id: region.continentId as number, name: continentName },
    country: {
      id: country?.id ?? region.countryId,
      name: country ? places.country(country.code, country.name) : continentName,
      cc: country?.code ?? null,
    },
  };
}

/** The season, stage and round that are current or come next; null where there is none. */
export interface Running {
  readonly season: Season | null;
  readonly stageId: number | null;
  readonly roundId: number | null;
}

function text(id: number | null): string | null {
  return id === null ? null : String(id);
}

/** Writes the flat row of leagues?t=list without a country: other field names, no picture. */
export function writeFlatLeague(competition: Competition, running: Running, writing: WriteContext) {
  const { continent, country } = placeOf(competition, writing);
  return {
    id: competition.id,
    continent_name: continent.name,
    country_id: String(country.id),
    country_name: country.name,
    current_season_id: text(running.season?.id ?? null),
    is_friendly: flag(competition.isFriendly),
    continent_id: String(continent.id),
    is_cup: flag(competition.isCup),
    is_amateur: flag(isAmateur(competition)),
    cc: country.cc,
    // Null for leagues with one stage, as recorded; our choice for several.
    current_stage_id: (running.season?.stages.length ?? 0) > 1 ? text(running.stageId) : null,
    name: writing.places.competition(competition),
    current_round_id: text(running.roundId),
  };
}

/** Writes the nested object of a country's list, of `info` and of `sort`. `seasons` are newest first. */
export function writeLeague(
  competition: Competition,
  running: Running,
  seasons: readonly Season[],
  types: LeagueTypes,
  writing: WriteContext,
) {
  const { continent, country } = placeOf(competition, writing);
  return {
    id: typed(competition.id, types.ids),
    name: writing.places.competition(competition),
    is_cup: flag(competition.isCup),
    is_amateur: flag(isAmateur(competition)),
    is_friendly: flag(competition.isFriendly),
    img: writing.image('leagues', competition.id),
    id_current_season: text(running.season?.id ?? null),
    id_current_stage: text(running.stageId),
    id_current_round: text(running.roundId),
    continent: { id: typed(continent.id, types.ids), name: continent.name },
    country: { id: typed(country.id, types.ids), name: country.name, cc: country.cc },
    seasons: types.seasons
      ? seasons.map((season) => ({
          id: season.id,
          name: season.name,
          is_current: flag(season.id === running.season?.id),
        }))
      : [],
  };
}
