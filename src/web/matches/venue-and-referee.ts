import type { RefereeRecord } from '#contract/records/referee.ts';
import type { VenueRecord } from '#contract/records/venue.ts';

/** Venue and referee of a match; null where unknown, undefined while loading. */
export interface VenueAndReferee {
  readonly venue: VenueRecord | null | undefined;
  readonly referee: RefereeRecord | null | undefined;
}

/** Returns a venue's name with its city, unless the name contains it. */
export function venueText({ name, city }: VenueRecord): string {
  return city === null || name.includes(city) ? name : `${name}, ${city}`;
}
