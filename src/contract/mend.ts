import type * as z from 'zod';
import { isObjectOrArray } from './is-object.ts';

/**
 * A problem found in a record: a field that could not be parsed (now null), or a dropped part without a required
 * field.
 */
export interface Flaw {
  /** Path on the wire: `teams.home.id`, `events.3.minute`. Holds no values, so that it may be logged. */
  readonly path: string;
  readonly kind: 'unreadable' | 'lost';
}

export interface Mended<T> {
  /** Null if the record itself is lost. */
  readonly record: T | null;
  /** Number of dropped list entries inside the record. */
  readonly lost: number;
  readonly flaws: readonly Flaw[];
}

/** A record with more issues is discarded: repairing it would delay other requests. */
const MAX_FLAWS = 1_000;

type Path = readonly PropertyKey[];

/**
 * Parses a record by its schema and drops as little as possible. An unreadable field becomes null; if the field is
 * required, the smallest enclosing part that may be missing is dropped: a list entry, or the record. Each pass
 * removes a part for every issue of the pass before, so a few passes are enough.
 */
export function mend<T>(schema: z.ZodType<T>, wire: unknown): Mended<T> {
  const kinds = new Map<string, Flaw['kind']>();
  const copy = createCopy(wire);
  let lost = 0;
  for (;;) {
    const reading = schema.safeParse(copy.record);
    if (reading.success) {
      return { record: reading.data, lost, flaws: [...kinds].map(([path, kind]) => ({ path, kind })) };
    }
    const { issues } = reading.error;
    if (issues.length > MAX_FLAWS) return { record: null, lost, flaws: [{ path: '', kind: 'lost' }] };
    const changed = new Set<string>();
    // Goes from last to first, so that removing an entry does not shift the entries still to be repaired.
    for (const { path } of issues.toReversed()) {
      if (path.some((_, depth) => changed.has(nameOf(path.slice(0, depth + 1))))) continue;
      const flaw = nameOf(path);
      const given = giveUp(copy, path);
      if (given === null) return { record: null, lost, flaws: [{ path: flaw, kind: 'lost' }] };
      kinds.set(flaw, given.kind);
      changed.add(nameOf(given.path));
      if (given.kind === 'lost') lost += 1;
    }
  }
}

function nameOf(path: Path): string {
  return path.join('.');
}

/** Drops the smallest removable part around an issue. Returns null if only the record itself is left. */
function giveUp(copy: Copy, flaw: Path): { readonly path: Path; readonly kind: Flaw['kind'] } | null {
  for (let length = flaw.length; length > 0; length -= 1) {
    const path = flaw.slice(0, length);
    const kind = remove(copy.parentOf(path), path[length - 1] ?? '');
    if (kind !== null) return { path, kind };
  }
  return null;
}

/** Removes an entry from its list, or sets a field to null. Returns null if that would change nothing. */
function remove(parent: unknown, key: PropertyKey): Flaw['kind'] | null {
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
interface Copy {
  readonly record: unknown;
  /** Returns the copied object that holds the last key of a path; undefined if the record has none. */
  parentOf(path: Path): unknown;
}

function createCopy(wire: unknown): Copy {
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
