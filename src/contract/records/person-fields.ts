import { birthday } from '#contract/parse/birthday.ts';
import { image } from '#contract/parse/image.ts';
import { id, text } from '#contract/parse/plain.ts';
import { optional, required, section } from './field.ts';

/** Nationality of a person, or country of a team. */
export const countryFields = section({ id: optional(id), name: optional(text), cc: optional(text) });

/** Fields of every person: player, coach or referee. */
export const personFields = {
  id: required(id),
  /** Given and family name in the order of the culture. */
  name: required(text),
  /** Family name, `Family, Given` or a nickname: what fans say. */
  common_name: optional(text),
  firstname: optional(text),
  lastname: optional(text),
  /** `YYYY-MM-DD`. */
  birthday: optional(birthday),
  /** `/img/<kind>/<id>`. */
  img: optional(image),
  country: countryFields,
};
