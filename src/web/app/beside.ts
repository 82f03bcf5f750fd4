import { matchPath } from 'react-router';
import { matchAddress, matchAt, SCORES } from './addresses.ts';

/** A link of ours that was followed: from where to where, and whether it stands in the list of matches. */
interface Followed {
  readonly from: URL;
  readonly to: URL;
  readonly fromList: boolean;
}

/** What the history knows of a step: whether its match was opened from the list, and so stands beside it. */
export interface Step {
  readonly beside: boolean;
}

/** Reads what the router keeps with a step. */
export function isBeside(step: unknown): boolean {
  return (step as Step | null)?.beside === true;
}

/** The same of the step that is shown, for those who come before the router. */
export function isBesideNow(): boolean {
  return isBeside(history.state?.usr);
}

const isScores = ({ pathname }: URL) => matchPath(SCORES, pathname) !== null;

/**
 * Where a link leads when a match stands beside the list: a match takes the list's day and filter along in the
 * address, and opens at the tab that is shown; another day or filter leaves the match open.
 */
export function besideAddress({ from, to, fromList }: Followed): string {
  const [shown, next] = [matchAt(from.pathname), matchAt(to.pathname)];
  if ((shown || isScores(from)) && next && to.search === '') {
    const tab = next.tab ?? (shown && shown.id !== next.id ? shown.tab : null);
    return matchAddress(next.id, tab) + from.search;
  }
  if (fromList && shown && isScores(to)) return from.pathname + to.search;
  return to.pathname + to.search + to.hash;
}

/** Whether both steps show the same list on a wide screen, so that it stays where it is. */
export function isSameList(a: Step & { address: URL }, b: Step & { address: URL }): boolean {
  const hasList = ({ address, beside }: Step & { address: URL }) =>
    isScores(address) || (beside && matchAt(address.pathname) !== null);
  return a.address.search === b.address.search && hasList(a) && hasList(b);
}
