import { isHourKnown } from '#web/format/kick-off.ts';
import { isShownIn, type Programme } from './programme.ts';

/** The TV guide of a day. */
export interface Guide {
  /** Live or due; followed ones first, then those available to the viewer. */
  readonly onNow: readonly Programme[];
  readonly later: readonly Programme[];
  /** Finished or called off. */
  readonly earlier: readonly Programme[];
  /** Number of further listings that are not available in the viewer's countries. */
  readonly hidden: number;
}

/** A match is still due this long after its kick-off time, seconds: its channels are already on air. */
const LATE = 600;

/** Returns whether a match is on. Matches of an hour start together, not with their actual kick-offs. */
function isOn(match: Programme['match'], now: number | null): boolean {
  if (match.phase !== 'scheduled') return match.phase === 'live';
  const since = (now ?? 0) - match.time.timestamp;
  return isHourKnown(match) && since >= 0 && since < LATE;
}

/**
 * Returns the guide of a day: listings that are available to the viewer or followed, or all.
 *
 * @param listings in order of interest, which is kept
 * @param codes the viewer's countries; if empty, all listings are included
 * @param now epoch seconds; null while unknown
 */
export function guideOf(
  programmes: readonly Programme[],
  codes: readonly string[],
  isWhole: boolean,
  now: number | null,
): Guide {
  const isTold = (one: Programme) => isWhole || codes.length === 0 || one.isFollowed || isShownIn(one, codes);
  const told = programmes.filter(isTold);
  const rank = (one: Programme) => (one.isFollowed ? 0 : isShownIn(one, codes) ? 1 : 2);
  return {
    onNow: told.filter(({ match }) => isOn(match, now)).toSorted((a, b) => rank(a) - rank(b)),
    later: told.filter(({ match }) => match.phase === 'scheduled' && !isOn(match, now)),
    earlier: told.filter(({ match }) => match.phase === 'finished' || match.phase === 'off'),
    hidden: programmes.length - told.length,
  };
}

/** The listings of a kick-off time. */
export interface KickOff {
  /** Epoch seconds; null if not announced. */
  readonly at: number | null;
  readonly programmes: readonly Programme[];
}

/** Sorts after every kick-off, epoch seconds. */
const OPEN = 9e9;

/** Groups listings by kick-off, unannounced ones last; listings of a group keep their order. */
export function byKickOff(programmes: readonly Programme[]): readonly KickOff[] {
  const found = Map.groupBy(programmes, ({ match }) => (isHourKnown(match) ? match.time.timestamp : null));
  return [...found]
    .map(([at, of]) => ({ at, programmes: of }))
    .sort((a, b) => (a.at ?? OPEN) - (b.at ?? OPEN));
}

/** Returns the first groups with at least this many matches. */
export function firstTimes(times: readonly KickOff[], most: number): readonly KickOff[] {
  let matches = 0;
  return times.filter(({ programmes }) => {
    const fits = matches < most;
    matches += programmes.length;
    return fits;
  });
}
