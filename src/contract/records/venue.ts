import * as z from 'zod';
import { latitude, longitude } from '#contract/parse/degrees.ts';
import { image } from '#contract/parse/image.ts';
import { count, id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';

/** A venue. Source: v2.2 wire, venues. */
export const venueSchema = z.object({
  id: required(id),
  name: required(text),
  /** Capacity in spectators. */
  capacity: optional(count),
  city: optional(text),
  address: optional(text),
  /** `/img/venues/<id>`. */
  img: optional(image),
  /** Degrees. */
  coordinates: section({ lat: optional(latitude), long: optional(longitude) }),
  country: section({
    id: optional(id),
    name: optional(text),
    continent: optional(text),
    sub_region: optional(text),
    long: optional(longitude),
    lat: optional(latitude),
    img: optional(image),
    cc: optional(text),
  }),
});

export type VenueRecord = Immutable<z.output<typeof venueSchema>>;
