import { createListOrder } from '#service/answer/list-order.ts';
import { createMatchRowCache } from '#service/answer/match-row-cache.ts';
import { createPositions } from '#service/answer/positions.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { createTeamSheets } from '#service/answer/team-sheets.ts';
import { untidyAliases } from '#service/answer/untidy/untidy-aliases.ts';
import { createListings } from '#service/broadcast/listings.ts';
import type { Feed } from '#service/feed.ts';
import type { Bookmaker } from '#service/odds/bookmakers.ts';
import { createSearchIndexes } from '#service/search/search-indexes.ts';
import { createSeasonBooks } from '#service/statistics/season-book.ts';
import type { World } from '#service/world/world.ts';

export function createLibrary(
  world: World,
  bookmakers: readonly Bookmaker[],
  feed: Feed = 'tidy',
): ServiceLibrary {
  const listings = createListings(world);
  const aliases = feed === 'untidy' ? untidyAliases(world.seed) : undefined;
  return {
    world,
    sheets: createTeamSheets(world),
    matchRows: createMatchRowCache(),
    positions: createPositions(world),
    rank: createListOrder(world),
    searchIndexes: createSearchIndexes(world, listings.channels, aliases),
    books: createSeasonBooks(world),
    bookmakers,
    listings,
  };
}
