import { matchPath } from 'react-router';
import { matchAddress, matchAt, SCORES } from './addresses.ts';

/** A followed link of the site: where it starts and where it leads. */
interface FollowedLink {
  readonly from: URL;
  readonly to: URL;
  /** Whether the link is in the list of matches. */
  readonly fromList: boolean;
  /** Whether there is room for the list beside a match. */
  readonly isWide: boolean;
}

/** State of a history entry: whether its match was opened from the list and belongs into the split view. */
export interface Step {
  readonly inPanel: boolean;
}

export function isSplitViewState(step: unknown): boolean {
  return (step as Step | null)?.inPanel === true;
}

/** Reads the state of the current history entry before the router exists. */
export function isSplitViewNow(): boolean {
  return isSplitViewState(history.state?.usr);
}

const isScores = ({ pathname }: URL) => matchPath(SCORES, pathname) !== null;

/**
 * Returns where a link leads. In the split view a match takes over the list's day and filter and opens at the current
 * tab, and another day or filter keeps the match open. Everywhere the tabs of a match keep the minute to which it is
 * rewound.
 */
export function addressOfLink({ from, to, fromList, isWide }: FollowedLink): string {
  const [current, next] = [matchAt(from.pathname), matchAt(to.pathname)];
  const address = to.pathname + to.search + to.hash;
  if (!isWide && current?.id !== next?.id) return address;
  if ((current || isScores(from)) && next && to.search === '') {
    const tab = next.tab ?? (current && current.id !== next.id ? current.tab : null);
    return matchAddress(next.id, tab) + from.search;
  }
  if (fromList && current && isScores(to)) return from.pathname + to.search;
  return address;
}

/** Whether two history entries show the same list on a wide screen, so that it keeps its scroll position. */
export function isSameList(a: Step & { address: URL }, b: Step & { address: URL }): boolean {
  const hasList = ({ address, inPanel }: Step & { address: URL }) =>
    isScores(address) || (inPanel && matchAt(address.pathname) !== null);
  return a.address.search === b.address.search && hasList(a) && hasList(b);
}
