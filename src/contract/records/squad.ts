import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { flag, id, measure, smallCount, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required } from './field.ts';
import { countryFields } from './person-fields.ts';

const member = z.object({
  player: z.object({
    id: required(id),
    name: optional(text),
    common_name: optional(text),
    firstname: optional(text),
    lastname: optional(text),
    /** Kilograms and centimetres. */
    weight: optional(measure),
    height: optional(measure),
    age: optional(smallCount),
    /** `/img/players/<id>`. */
    img: optional(image),
    country: countryFields,
  }),
  number: optional(smallCount),
  captain: optional(flag),
  /** G, D, M or F. */
  position: optional(text),
  order: optional(smallCount),
});

/** A team's squad. Source: v2.2 wire, teams, squad. */
export const squadSchema = z.preprocess(
  (wire) => wire ?? {},
  z.object({ formation: optional(text), squad: arrayOf(member) }),
);

export type SquadRecord = Immutable<z.output<typeof squadSchema>>;
