import type { Folds } from '#web/settings/folds.ts';
import type { MatchGroup } from './order.ts';

/** Competitions that are open on a long day; the others are folded by default. */
const OPEN_GROUPS = 20;
/** A day with more matches is long. */
const LONG_DAY_MATCHES = 150;

/**
 * Returns the keys of folded groups: those folded by the viewer and, on a long day, those far down that the viewer
 * has not opened. Pinned competitions are folded only by the viewer.
 */
export function foldedGroups(
  groups: readonly MatchGroup[],
  folds: Folds,
  pins: readonly string[],
): ReadonlySet<string> {
  const matches = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const competitions = groups.filter((group) => group.kind === 'competition');
  const foldedCompetitions = competitions.filter(({ league: { id } }, place) => {
    const isFoldedByDefault = matches > LONG_DAY_MATCHES && place >= OPEN_GROUPS && !pins.includes(id);
    return (folds[id] ?? (isFoldedByDefault ? 'folded' : 'open')) === 'folded';
  });
  return new Set(foldedCompetitions.map(({ key }) => key));
}

/** A folded group has one line; any other has its rows and a head. */
const lineCount = ({ key, rows }: MatchGroup, foldedKeys: ReadonlySet<string>) =>
  foldedKeys.has(key) ? 1 : rows.length + 1;

export const totalLines = (groups: readonly MatchGroup[], foldedKeys: ReadonlySet<string>): number =>
  groups.reduce((sum, group) => sum + lineCount(group, foldedKeys), 0);

/** Returns the groups that fill the first screens. */
export function groupsInFirstScreens(
  groups: readonly MatchGroup[],
  foldedKeys: ReadonlySet<string>,
  maxLines: number,
): readonly MatchGroup[] {
  return firstOf(groups, maxLines, (group) => lineCount(group, foldedKeys));
}

/** Returns the first groups with at least this size together. */
export function firstOf<Group>(
  groups: readonly Group[],
  minSize: number,
  sizeOf: (group: Group) => number,
): readonly Group[] {
  let size = 0;
  return groups.filter((group) => {
    const fits = size < minSize;
    size += sizeOf(group);
    return fits;
  });
}
