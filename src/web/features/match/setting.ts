import type { RefereeRecord } from '#contract/records/referee.ts';
import type { VenueRecord } from '#contract/records/venue.ts';

/** Where a match is played and who referees it; null where nobody knows, undefined until the answer is here. */
export interface Setting {
  readonly venue: VenueRecord | null | undefined;
  readonly referee: RefereeRecord | null | undefined;
}

/** A ground with its city, unless its name says it. */
export function venueText({ name, city }: VenueRecord): string {
  return city === null || name.includes(city) ? name : `${name}, ${city}`;
}
