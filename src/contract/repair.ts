import type * as z from 'zod';
import { isObjectOrArray } from './is-object.ts';

/**
 * A problem found in a record: a field that could not be parsed (now null), or a dropped part without a required
 * field.
 */
export interface ParseIssue {
  /** Path on the wire: `teams.home.id`, `events.3.minute`. Holds no values, so that it may be logged. */
  readonly path: string;
  readonly kind: 'unreadable' | 'lost';
}

export interface Repair<T> {
  /** Null if the record itself is lost. */
  readonly record: T | null;
  /** Number of dropped list entries inside the record. */
  readonly lost: number;
  readonly issues: readonly ParseIssue[];
}

/** A record with more issues is discarded: repairing it would delay other requests. */
const MAX_ISSUES = 1_000;

type Path = readonly PropertyKey[];

/**
 * Parses a record by its schema and drops as little as possible. An unreadable field becomes null; if the field is
 * required, the smallest enclosing part that may be missing is dropped: a list entry, or the record. Each pass
 * removes a part for every issue of the pass before, so a few passes are enough.
 */
export function repair<T>(schema: z.ZodType<T>, wire: unknown): Repair<T> {
  const kinds = new Map<string, ParseIssue['kind']>();
  const copy = createLazyCopy(wire);
  let lost = 0;
  for (;;) {
    const reading = schema.safeParse(copy.record);
    if (reading.success) {
      return { record: reading.data, lost, issues: [...kinds].map(([path, kind]) => ({ path, kind })) };
    }
    const { issues } = reading.error;
    if (issues.length > MAX_ISSUES) return { record: null, lost, issues: [{ path: '', kind: 'lost' }] };
    const changedPaths = new Set<string>();
    // Goes from last to first, so that removing an entry does not shift the entries still to be repaired.
    for (const issue of issues.toReversed()) {
      const { path } = issue;
      if (path.some((_, depth) => changedPaths.has(pathName(path.slice(0, depth + 1))))) continue;
      const issuePath = pathName(path);
      if (issue.code === 'too_big') {
        lost += cutList(copy.parentOf([...path, 0]), Number(issue.maximum));
        kinds.set(issuePath, 'lost');
        continue;
      }
      const removal = dropValue(copy, path);
      if (removal === null) return { record: null, lost, issues: [{ path: issuePath, kind: 'lost' }] };
      kinds.set(issuePath, removal.kind);
      changedPaths.add(pathName(removal.path));
      if (removal.kind === 'lost') lost += 1;
    }
  }
}

/** Returns how many entries are cut. */
function cutList(list: unknown, maxEntries: number): number {
  return Array.isArray(list) ? list.splice(maxEntries).length : 0;
}

function pathName(path: Path): string {
  return path.join('.');
}

/** Drops the smallest removable part around an issue. Returns null if only the record itself is left. */
function dropValue(
  copy: LazyCopy,
  issuePath: Path,
): { readonly path: Path; readonly kind: ParseIssue['kind'] } | null {
  for (let length = issuePath.length; length > 0; length -= 1) {
    const path = issuePath.slice(0, length);
    const kind = remove(copy.parentOf(path), path[length - 1] ?? '');
    if (kind !== null) return { path, kind };
  }
  return null;
}

/** Removes an entry from its list, or sets a field to null. Returns null if that would change nothing. */
function remove(parent: unknown, key: PropertyKey): ParseIssue['kind'] | null {
  if (Array.isArray(parent)) {
    if (typeof key !== 'number' || key >= parent.length) return null;
    parent.splice(key, 1);
    return 'lost';
  }
  if (!isObjectOrArray(parent) || typeof key === 'number' || parent[key] === null) return null;
  parent[key] = null;
  return 'unreadable';
}

/** A copy-on-write view of a record: unread parts, which may be large or deep, are never copied. */
interface LazyCopy {
  readonly record: unknown;
  /** Returns the copied object that holds the last key of a path; undefined if the record has none. */
  parentOf(path: Path): unknown;
}

function createLazyCopy(wire: unknown): LazyCopy {
  const root: Record<PropertyKey, unknown> = { record: wire };
  const copies = new Set<unknown>();

  function copyOf(parent: Record<PropertyKey, unknown>, key: PropertyKey): unknown {
    const part = parent[key];
    if (!isObjectOrArray(part) || copies.has(part)) return part;
    const copied = Array.isArray(part) ? [...part] : { ...part };
    copies.add(copied);
    parent[key] = copied;
    return copied;
  }

  return {
    get record() {
      return root['record'];
    },
    parentOf: (path) =>
      path.slice(0, -1).reduce<unknown>(
        (part, key) => {
          // A schema may accept a single object in place of a list of one.
          if (typeof key === 'number' && !Array.isArray(part)) return part;
          return isObjectOrArray(part) ? copyOf(part, key) : undefined;
        },
        copyOf(root, 'record'),
      ),
  };
}
