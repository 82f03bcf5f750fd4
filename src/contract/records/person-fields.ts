import { birthday } from '#contract/parse/birthday.ts';
import { image } from '#contract/parse/image.ts';
import { id, text } from '#contract/parse/plain.ts';
import { optional, required, section } from './field.ts';

/** The country of a person or a team: nationality, or where it plays. */
export const country = section({ id: optional(id), name: optional(text), cc: optional(text) });

/** What is told of everybody, player, coach or referee. */
export const person = {
  id: required(id),
  /** As people say it: given and family name in the order of the culture. */
  name: required(text),
  /** The family name alone, or `Family, Given`. */
  common_name: optional(text),
  firstname: optional(text),
  lastname: optional(text),
  /** `YYYY-MM-DD`. */
  birthday: optional(birthday),
  /** `/img/<kind>/<id>`. */
  img: optional(image),
  country,
};
