import * as z from 'zod';
import { latitude, longitude } from '#contract/parse/degrees.ts';
import { image } from '#contract/parse/image.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/** A country, or a continent for international competitions. Source: v2.2 wire, countries. */
export const countrySchema = z.object({
  id: required(id),
  name: required(text),
  continent: optional(text),
  sub_region: optional(text),
  /** Lower case, `en` for England; null on continents. */
  code: optional(text),
  /** Degrees. */
  long: optional(longitude),
  lat: optional(latitude),
  /** `/img/countries/<code>`; null in lists. */
  img: optional(image),
});

export type CountryRecord = Immutable<z.output<typeof countrySchema>>;
