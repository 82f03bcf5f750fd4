import type { Folds } from '#web/settings/folds.ts';
import type { Group } from './order.ts';

/** On a long day the competitions after this many are a line each. */
const OPEN = 20;
/** A day of more matches than this is long. */
const LONG = 150;

/**
 * The keys of the groups that are folded to a line: those that somebody folded, and on a long day those far
 * down that nobody opened. What is pinned is open unless somebody folded it.
 */
export function foldedGroups(
  groups: readonly Group[],
  folds: Folds,
  pins: readonly string[],
): ReadonlySet<string> {
  const matches = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const competitions = groups.filter((group) => group.kind === 'competition');
  const folded = competitions.filter(({ league: { id } }, place) => {
    const byItself = matches > LONG && place >= OPEN && !pins.includes(id);
    return (folds[id] ?? (byItself ? 'folded' : 'open')) === 'folded';
  });
  return new Set(folded.map(({ key }) => key));
}

/** A folded group is a line; any other one has a head over its rows. */
const linesOf = ({ key, rows }: Group, folded: ReadonlySet<string>) =>
  folded.has(key) ? 1 : rows.length + 1;

/** How many lines all groups take. */
export const allLines = (groups: readonly Group[], folded: ReadonlySet<string>): number =>
  groups.reduce((sum, group) => sum + linesOf(group, folded), 0);

/** As many groups as fill the first screens. */
export function firstScreens(
  groups: readonly Group[],
  folded: ReadonlySet<string>,
  most: number,
): readonly Group[] {
  let lines = 0;
  return groups.filter((group) => {
    const fits = lines < most;
    lines += linesOf(group, folded);
    return fits;
  });
}
