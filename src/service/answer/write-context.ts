import type { Listings } from '#service/broadcast/listings.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { World } from '#service/world/world.ts';
import type { Language } from './language.ts';
import type { PlaceNames } from './place-names.ts';
import type { TeamSheets } from './team-sheets.ts';
import type { Offset } from './utc.ts';

/** Entities with a picture that the service draws. */
type ImageKind =
  | 'teams'
  | 'leagues'
  | 'players'
  | 'coaches'
  | 'referees'
  | 'countries'
  | 'venues'
  | 'bookmakers'
  | 'tvchannels';

/** Input of every writer: lookups of facts, the instant, and the caller's language and offset. */
export interface WriteContext {
  readonly world: World;
  readonly sheets: TeamSheets;
  readonly listings: Listings;
  /** Table places of home and away before kick-off; 0 where there is no table. See positions.ts. */
  positions(fixture: Fixture, now: number): readonly [home: number, away: number];
  /** Epoch seconds, whole. */
  readonly now: number;
  readonly offset: Offset;
  readonly language: Language;
  /** Names in that language. */
  readonly places: PlaceNames;
  /** The service's address as the caller wrote it: `http://127.0.0.1:4022`. */
  readonly origin: string;
  /** Returns the address of a picture on this service. */
  image(kind: ImageKind, id: number | string): string;
}
