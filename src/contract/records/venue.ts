import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { id, number, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';

/** A venue. Source: v2.2 wire, venues. */
export const venueSchema = z.object({
  id: required(id),
  name: required(text),
  /** Capacity in spectators. */
  capacity: optional(number),
  city: optional(text),
  address: optional(text),
  /** `/img/venues/<id>`. */
  img: optional(image),
  /** Degrees. */
  coordinates: section({ lat: optional(number), long: optional(number) }),
  country: section({
    id: optional(id),
    name: optional(text),
    continent: optional(text),
    sub_region: optional(text),
    long: optional(number),
    lat: optional(number),
    img: optional(image),
    cc: optional(text),
  }),
});

export type VenueRecord = Immutable<z.output<typeof venueSchema>>;
