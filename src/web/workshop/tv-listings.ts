import type { Scene } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import type { TvListing } from '#web/features/tv/tv-listing.ts';

/** Returns the matches of scenes with their channels. */
export const tvListings = (matches: readonly Scene[]): readonly TvListing[] =>
  matches.map(({ match, channels }) => ({
    match: match as MatchRow,
    anchor: null,
    channels,
    isFollowed: false,
  }));
