import { isHourKnown } from '#contract/is-hour-known.ts';
import { firstOf } from '#web/matches/folding.ts';
import { kickOffGroups } from '#web/matches/order.ts';
import { isAvailableIn, type TvListing } from './tv-listing.ts';

/** A match is still due this long after its kick-off time, seconds: its channels are already on air. */
const MAX_DELAY_S = 600;

/** Returns whether a match is on. Matches of an hour start together, not with their actual kick-offs. */
function isOn(match: TvListing['match'], now: number | null): boolean {
  if (match.phase !== 'scheduled') return match.phase === 'live';
  const since = (now ?? 0) - match.time.timestamp;
  return isHourKnown(match) && since >= 0 && since < MAX_DELAY_S;
}

/**
 * Returns the guide of a day: listings that are available to the viewer or followed, or all.
 *
 * @param listings in order of interest, which is kept
 * @param codes the viewer's countries; if empty, all listings are included
 * @param now epoch seconds; null while unknown
 */
export function dayGuide(
  listings: readonly TvListing[],
  codes: readonly string[],
  isWhole: boolean,
  now: number | null,
) {
  const isIncluded = (listing: TvListing) =>
    isWhole || codes.length === 0 || listing.isFollowed || isAvailableIn(listing, codes);
  const included = listings.filter(isIncluded);
  const rank = (listing: TvListing) => (listing.isFollowed ? 0 : isAvailableIn(listing, codes) ? 1 : 2);
  return {
    /** Live or due; followed ones first, then those available to the viewer. */
    onNow: included.filter(({ match }) => isOn(match, now)).toSorted((a, b) => rank(a) - rank(b)),
    later: included.filter(({ match }) => match.phase === 'scheduled' && !isOn(match, now)),
    /** Finished or called off. */
    earlier: included.filter(({ match }) => match.phase === 'finished' || match.phase === 'off'),
    /** Number of further listings that are not available in the viewer's countries. */
    hidden: listings.length - included.length,
  };
}

export interface KickOffGroup {
  /** Epoch seconds; null if not announced. */
  readonly at: number | null;
  readonly listings: readonly TvListing[];
}

/** Groups listings by kick-off, unannounced ones last; listings of a group keep their order. */
export const groupByKickOff = (listings: readonly TvListing[]): readonly KickOffGroup[] =>
  kickOffGroups(listings, ({ match }) => match).map(([at, of]) => ({ at, listings: of }));

/** Returns the first groups with at least this many matches. */
export const firstKickOffs = (times: readonly KickOffGroup[], minMatches: number) =>
  firstOf(times, minMatches, ({ listings }) => listings.length);
