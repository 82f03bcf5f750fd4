import { isHourKnown } from '#web/format/kick-off.ts';
import { isShownIn, type Programme } from './programme.ts';

/** What is on television on a day. */
export interface Guide {
  /** In play, or due; what the viewer follows first, then what his countries show. */
  readonly onNow: readonly Programme[];
  readonly later: readonly Programme[];
  /** Finished, or off. */
  readonly earlier: readonly Programme[];
  /** How many more there are that no channel of the viewer's countries shows. */
  readonly hidden: number;
}

/** So long after its time a match that has not kicked off is on all the same, seconds: channels are with it. */
const LATE = 600;

/** Whether a match is on: all of an hour come there together, and not each with its first whistle. */
function isOn(match: Programme['match'], now: number | null): boolean {
  if (match.phase !== 'scheduled') return match.phase === 'live';
  const since = (now ?? 0) - match.time.timestamp;
  return isHourKnown(match) && since >= 0 && since < LATE;
}

/**
 * A day's guide for a viewer: what his countries show and what he follows, or everything.
 *
 * @param programmes in the order of interest, which they keep
 * @param codes the viewer's countries; where nobody knows any, everything is told
 * @param now epoch seconds; null as long as nobody has told it
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

/** What kicks off together. */
export interface KickOff {
  /** Epoch seconds; null as long as the hour is to be announced. */
  readonly at: number | null;
  readonly programmes: readonly Programme[];
}

/** Behind every instant, epoch seconds. */
const OPEN = 9e9;

/** By kick-off, what is to be announced last; what kicks off together keeps its order. */
export function byKickOff(programmes: readonly Programme[]): readonly KickOff[] {
  const found = Map.groupBy(programmes, ({ match }) => (isHourKnown(match) ? match.time.timestamp : null));
  return [...found]
    .map(([at, of]) => ({ at, programmes: of }))
    .sort((a, b) => (a.at ?? OPEN) - (b.at ?? OPEN));
}

/** The first of them that have so many matches, all of a kick-off together. */
export function firstTimes(times: readonly KickOff[], most: number): readonly KickOff[] {
  let matches = 0;
  return times.filter(({ programmes }) => {
    const fits = matches < most;
    matches += programmes.length;
    return fits;
  });
}
