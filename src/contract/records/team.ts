import * as z from 'zod';
import { colour } from '#contract/parse/colour.ts';
import { image } from '#contract/parse/image.ts';
import { flag, id, label, text, wholeBetween } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';
import { countryFields } from './person-fields.ts';

const year = wholeBetween(1800, 2200);

const kit = z.object({
  /** home, away, third or goalkeeper. */
  type: required(text),
  colors: section({
    shirt: optional(colour),
    sleeve: optional(colour),
    sleeve_detail: optional(colour),
    number: optional(colour),
  }),
});

const leagueOfTeam = z.object({
  id: required(id),
  name: optional(text),
  is_cup: optional(flag),
  is_amateur: optional(flag),
  is_friendly: optional(flag),
  current_season_id: optional(id),
  /** Seasons in which the team took part, newest first. */
  seasons: arrayOf(z.object({ id: required(id), name: optional(label), is_current: optional(flag) })),
});

/** A team. Source: v2.2 wire, teams, info and sort. */
export const teamSchema = z.object({
  id: required(id),
  name: required(text),
  common_name: optional(text),
  short_code: optional(text),
  is_national: optional(flag),
  /** `/img/teams/<id>`. */
  img: optional(image),
  current_seasons: arrayOf(required(id)),
  leagues: arrayOf(leagueOfTeam),
  /** Year of foundation. */
  founded: optional(year),
  twitter: optional(text),
  coach_id: optional(id),
  venue_id: optional(id),
  kit: arrayOf(kit),
  country: countryFields,
});

export type TeamRecord = Immutable<z.output<typeof teamSchema>>;

/** A team in a list; only the list by country has the country's name. Source: v2.2 wire, teams. */
export const teamRowSchema = z.object({
  id: required(id),
  name: required(text),
  country_id: optional(id),
  country: countryFields,
});

export type TeamRow = Immutable<z.output<typeof teamRowSchema>>;
