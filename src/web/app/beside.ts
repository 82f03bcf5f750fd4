import { matchPath } from 'react-router';
import { MATCH, SCORES } from './addresses.ts';

/** A link of ours that was followed: from where to where, and whether it stands in the list of matches. */
interface Followed {
  readonly from: URL;
  readonly to: URL;
  readonly fromList: boolean;
}

const isMatch = ({ pathname }: URL) => matchPath(MATCH, pathname) !== null;
const isScores = ({ pathname }: URL) => matchPath(SCORES, pathname) !== null;

/**
 * Where a link leads when a match stands beside the list: a match takes the list's day and filter along in the
 * address, and another day or filter leaves the match open.
 */
export function besideAddress({ from, to, fromList }: Followed): string {
  const hasList = isMatch(from) || isScores(from);
  if (hasList && isMatch(to) && to.search === '') return to.pathname + from.search;
  if (fromList && isMatch(from) && isScores(to)) return from.pathname + to.search;
  return to.pathname + to.search + to.hash;
}

/** Whether both addresses show the same list, so that it stays where it is. */
export function isSameList(a: URL, b: URL): boolean {
  return (isMatch(a) || isScores(a)) && (isMatch(b) || isScores(b)) && a.search === b.search;
}
