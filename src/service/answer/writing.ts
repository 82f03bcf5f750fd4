import type { Listings } from '#service/broadcast/listings.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import type { Names } from '#service/search/names.ts';
import type { SeasonBooks } from '#service/statistics/season-book.ts';
import type { Fixture } from '#service/world/fixture.ts';
import type { World } from '#service/world/world.ts';
import type { KeptMatches } from './kept-matches.ts';
import type { Language } from './language.ts';
import type { PlaceNames } from './place-names.ts';
import type { TeamSheets } from './team-sheets.ts';
import type { Offset } from './utc.ts';

/** What is made once a world and kept: the world itself, and what is looked up in it again and again. */
export interface Library {
  readonly world: World;
  readonly sheets: TeamSheets;
  readonly matches: KeptMatches;
  /** Table places of home and away before kick-off; 0 where there is no table. See positions.ts. */
  positions(fixture: Fixture, now: number): readonly [home: number, away: number];
  /** Where a competition stands in a list that is ordered by country. See list-order.ts. */
  rank(competitionId: number): number;
  /** What searches look through. */
  readonly names: Names;
  /** What seasons come to. See season-book.ts. */
  readonly books: SeasonBooks;
  /** Who offers prices, in the order of display. */
  readonly bookmakers: readonly Bookmaker[];
  /** Who shows which match. */
  readonly listings: Listings;
}

/** Kinds of picture that the service draws. */
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

/** What every writer needs: the world, the instant, and how the caller wants to read it. */
export interface Writing extends Library {
  /** Epoch seconds, whole. */
  readonly now: number;
  readonly offset: Offset;
  readonly language: Language;
  /** Names in that language. */
  readonly places: PlaceNames;
  /** Where this service is asked: `http://127.0.0.1:4022`. */
  readonly origin: string;
  /** The address of a picture on this service. */
  image(kind: ImageKind, id: number | string): string;
}
