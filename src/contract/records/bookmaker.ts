import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required } from './field.ts';

/** A bookmaker. Source: v2.2 wire, bookmakers. */
export const bookmakerSchema = z.object({
  id: required(id),
  name: optional(text),
  /** `/img/bookmakers/<id>`. */
  img: optional(image),
});

export type BookmakerRecord = Immutable<z.output<typeof bookmakerSchema>>;
