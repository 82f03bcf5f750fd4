import { matchPath } from 'react-router';
import { matchAddress, matchAt, SCORES } from './addresses.ts';

/** A followed link of the site: where it starts, where it leads, and whether it is in the list of matches. */
interface FollowedLink {
  readonly from: URL;
  readonly to: URL;
  readonly fromList: boolean;
}

/** State of a history entry: whether its match was opened from the list and belongs into the split view. */
export interface Step {
  readonly beside: boolean;
}

export function isSplitViewState(step: unknown): boolean {
  return (step as Step | null)?.beside === true;
}

/** Reads the state of the current history entry before the router exists. */
export function isSplitViewNow(): boolean {
  return isSplitViewState(history.state?.usr);
}

const isScores = ({ pathname }: URL) => matchPath(SCORES, pathname) !== null;

/**
 * Returns where a link leads in the split view: a match takes over the list's day and filter and opens at the current
 * tab; another day or filter keeps the match open.
 */
export function splitViewAddress({ from, to, fromList }: FollowedLink): string {
  const [current, next] = [matchAt(from.pathname), matchAt(to.pathname)];
  if ((current || isScores(from)) && next && to.search === '') {
    const tab = next.tab ?? (current && current.id !== next.id ? current.tab : null);
    return matchAddress(next.id, tab) + from.search;
  }
  if (fromList && current && isScores(to)) return from.pathname + to.search;
  return to.pathname + to.search + to.hash;
}

/** Whether two history entries show the same list on a wide screen, so that it keeps its scroll position. */
export function isSameList(a: Step & { address: URL }, b: Step & { address: URL }): boolean {
  const hasList = ({ address, beside: inPanel }: Step & { address: URL }) =>
    isScores(address) || (inPanel && matchAt(address.pathname) !== null);
  return a.address.search === b.address.search && hasList(a) && hasList(b);
}
