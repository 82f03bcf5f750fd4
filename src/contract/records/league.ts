import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { flag, id, label, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';

const commonFields = {
  id: required(id),
  name: required(text),
  is_cup: optional(flag),
  is_amateur: optional(flag),
  is_friendly: optional(flag),
};

const seasonOfLeague = z.object({ id: required(id), name: optional(label), is_current: optional(flag) });

/** A competition in the shape of `info`, `sort` and a country's list. Seasons are newest first. */
export const leagueSchema = z.object({
  ...commonFields,
  /** `/img/leagues/<id>`; null in the list of all competitions. */
  img: optional(image),
  id_current_season: optional(id),
  id_current_stage: optional(id),
  id_current_round: optional(id),
  continent: section({ id: optional(id), name: optional(text) }),
  country: section({ id: optional(id), name: optional(text), cc: optional(text) }),
  seasons: arrayOf(seasonOfLeague),
});

/** A competition. Source: v2.2 wire, leagues. */
export type League = Immutable<z.output<typeof leagueSchema>>;

/** A row of the list of all competitions, which is flat and has other field names. */
export const flatLeagueSchema = z
  .object({
    ...commonFields,
    current_season_id: optional(id),
    current_stage_id: optional(id),
    current_round_id: optional(id),
    continent_id: optional(id),
    continent_name: optional(text),
    country_id: optional(id),
    country_name: optional(text),
    cc: optional(text),
  })
  .transform(
    (row): z.output<typeof leagueSchema> => ({
      id: row.id,
      name: row.name,
      is_cup: row.is_cup,
      is_amateur: row.is_amateur,
      is_friendly: row.is_friendly,
      img: null,
      id_current_season: row.current_season_id,
      id_current_stage: row.current_stage_id,
      id_current_round: row.current_round_id,
      continent: { id: row.continent_id, name: row.continent_name },
      country: { id: row.country_id, name: row.country_name, cc: row.cc },
      seasons: [],
    }),
  );

/** Returns whether a row has the flat shape: the country's fields stand beside its own. */
export function isFlatLeague(wire: unknown): boolean {
  return typeof wire === 'object' && wire !== null && !('country' in wire) && 'country_id' in wire;
}
