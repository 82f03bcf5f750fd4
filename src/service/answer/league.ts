import type { Competition } from '#service/world/seasons/competition.ts';
import type { Season } from '#service/world/seasons/season.ts';
import { regionOfContinent } from './geography.ts';
import { textOrNull } from './text-or-null.ts';
import { type LeagueTypes, typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

function flag(value: boolean): '0' | '1' {
  return value ? '1' : '0';
}

/** Reserve and youth competitions are amateur on the wire (our choice). */
export function isAmateur(competition: Competition): boolean {
  return competition.level === 'reserve' || competition.level === 'youth';
}

/** Returns continent and country of a competition, by id, name and code. */
export function placeOfCompetition(competition: Competition, { world, places }: WriteContext) {
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
export interface RunningSeason {
  readonly season: Season | null;
  readonly stageId: number | null;
  readonly roundId: number | null;
}

/** Writes the flat row of leagues?t=list without a country: other field names, no picture. */
export function writeFlatLeague(competition: Competition, running: RunningSeason, context: WriteContext) {
  const { continent, country } = placeOfCompetition(competition, context);
  return {
    id: competition.id,
    continent_name: continent.name,
    country_id: String(country.id),
    country_name: country.name,
    current_season_id: textOrNull(running.season?.id ?? null),
    is_friendly: flag(competition.isFriendly),
    continent_id: String(continent.id),
    is_cup: flag(competition.isCup),
    is_amateur: flag(isAmateur(competition)),
    cc: country.cc,
    // Null for leagues with one stage, as recorded; our choice for several.
    current_stage_id: (running.season?.stages.length ?? 0) > 1 ? textOrNull(running.stageId) : null,
    name: context.places.competition(competition),
    current_round_id: textOrNull(running.roundId),
  };
}

/** Writes the nested object of a country's list, of `info` and of `sort`. `seasons` are newest first. */
export function writeLeague(
  competition: Competition,
  running: RunningSeason,
  seasons: readonly Season[],
  types: LeagueTypes,
  context: WriteContext,
) {
  const { continent, country } = placeOfCompetition(competition, context);
  return {
    id: typed(competition.id, types.ids),
    name: context.places.competition(competition),
    is_cup: flag(competition.isCup),
    is_amateur: flag(isAmateur(competition)),
    is_friendly: flag(competition.isFriendly),
    img: context.image('leagues', competition.id),
    id_current_season: textOrNull(running.season?.id ?? null),
    id_current_stage: textOrNull(running.stageId),
    id_current_round: textOrNull(running.roundId),
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
