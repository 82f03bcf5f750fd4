import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { id, number, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/** A country; continents stand among them for what is played between countries. Source: v2.2 wire, countries. */
export const country = z.object({
  id: required(id),
  name: required(text),
  /** The name of its continent. */
  continent: optional(text),
  sub_region: optional(text),
  /** Lower case, `en` for England; null on continents. */
  code: optional(text),
  /** Degrees. */
  long: optional(number),
  lat: optional(number),
  /** `/img/countries/<code>`; lists do not tell it. */
  img: optional(image),
});

export type Country = Immutable<z.output<typeof country>>;
