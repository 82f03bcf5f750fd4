import type { Folds } from '#web/settings/folds.ts';
import type { Group } from './order.ts';

/** Competitions that are open on a long day; the others are folded by default. */
const OPEN = 20;
/** A day with more matches is long. */
const LONG = 150;

/**
 * Returns the keys of folded groups: those folded by the viewer and, on a long day, those far down that the viewer
 * has not opened. Pinned competitions are folded only by the viewer.
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

/** A folded group has one line; any other has its rows and a head. */
const linesOf = ({ key, rows }: Group, folded: ReadonlySet<string>) =>
  folded.has(key) ? 1 : rows.length + 1;

/** Returns the number of lines of all groups. */
export const allLines = (groups: readonly Group[], folded: ReadonlySet<string>): number =>
  groups.reduce((sum, group) => sum + linesOf(group, folded), 0);

/** Returns the groups that fill the first screens. */
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
