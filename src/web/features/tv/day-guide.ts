import { isHourKnown } from '#contract/is-hour-known.ts';
import { firstOf } from '#web/matches/folding.ts';
import { kickOffGroups } from '#web/matches/order.ts';
import { isAvailableOn, isOnMine, type Reception } from './channels-for.ts';
import type { TvListing } from './tv-listing.ts';

/** A match is still due this long after its kick-off time, seconds: its channels are already on air. */
const MAX_DELAY_S = 600;

/** Returns whether a match is on. Matches of an hour start together, not with their actual kick-offs. */
function isOn(match: TvListing['match'], now: number | null): boolean {
  if (match.phase !== 'scheduled') return match.phase === 'live';
  const since = (now ?? 0) - match.time.timestamp;
  return isHourKnown(match) && since >= 0 && since < MAX_DELAY_S;
}

/** Which listings of a day: all, those on the viewer's own channels, or (null) those that they can watch or follow. */
export type GuideShow = 'all' | 'mine' | null;

/**
 * Returns the guide of a day.
 *
 * @param listings in order of interest, which is kept
 * @param viewer without countries and channels all listings are included
 * @param now epoch seconds; null while unknown
 */
export function dayGuide(
  listings: readonly TvListing[],
  viewer: Reception,
  show: GuideShow,
  now: number | null,
) {
  const isIncluded = ({ channels, isFollowed }: TvListing) =>
    show === 'mine'
      ? isOnMine(channels, viewer)
      : show === 'all' || viewer.codes.length === 0 || isFollowed || isAvailableOn(channels, viewer);
  const included = listings.filter(isIncluded);
  const rank = ({ channels, isFollowed }: TvListing) =>
    [isFollowed, isOnMine(channels, viewer), isAvailableOn(channels, viewer), true].indexOf(true);
  return {
    /** Live or due; followed ones first, then those on the viewer's channels, then those of their countries. */
    onNow: included.filter(({ match }) => isOn(match, now)).toSorted((a, b) => rank(a) - rank(b)),
    later: included.filter(({ match }) => match.phase === 'scheduled' && !isOn(match, now)),
    /** Finished or called off. */
    earlier: included.filter(({ match }) => match.phase === 'finished' || match.phase === 'off'),
    /** Number of further listings. */
    hidden: listings.length - included.length,
  };
}

/** Returns the listings with the viewer's own channels alone, and the viewer with the countries of these. */
export function onOwnChannels<V extends Reception>(listings: readonly TvListing[], viewer: V) {
  const own = listings.flatMap((listing) => {
    const channels = listing.channels.filter((channel) => isOnMine([channel], viewer));
    return channels.length > 0 ? [{ ...listing, channels }] : [];
  });
  const codes = own.flatMap(({ channels }) => channels.flatMap(({ country: { cc } }) => cc ?? []));
  return { listings: own, viewer: { ...viewer, codes: [...new Set(codes)] } };
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
