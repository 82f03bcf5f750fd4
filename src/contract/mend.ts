import type * as z from 'zod';
import { isObjectOrArray } from './is-object.ts';

/** What a record lost on the way: a field that could not be read (null now), or a part without what it requires. */
export interface Flaw {
  /** Where on the wire: `teams.home.id`, `events.3.minute`. Never a value: a log may hold this. */
  readonly path: string;
  readonly kind: 'unreadable' | 'lost';
}

export interface Mended<T> {
  /** Null when the record itself is lost. */
  readonly record: T | null;
  /** How many entries of lists inside the record are lost. */
  readonly lost: number;
  readonly flaws: readonly Flaw[];
}

/** A record with more flaws than this is discarded: repairing it would only keep others waiting. */
const MAX_FLAWS = 1_000;

type Path = readonly PropertyKey[];

/**
 * Reads a record by its schema, giving up as little as possible: a field that cannot be read is taken for nothing;
 * where that is not enough, the smallest part around it that may be missing goes: an entry of a list, or the record.
 * Each pass removes a part of every flaw that the pass before found, so a few passes are enough.
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
    // From the last to the first, so that taking an entry out of a list does not move those still to be mended.
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

/** Gives up the smallest part around a flaw that is still there; null: nothing but the record is left. */
function giveUp(copy: Copy, flaw: Path): { readonly path: Path; readonly kind: Flaw['kind'] } | null {
  for (let length = flaw.length; length > 0; length -= 1) {
    const path = flaw.slice(0, length);
    const kind = remove(copy.parentOf(path), path[length - 1] ?? '');
    if (kind !== null) return { path, kind };
  }
  return null;
}

/** Takes an entry out of its list, or sets a field to null. Null: that changes nothing. */
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

/** A record of which only the changed parts are copied: those that are not read may be large or deep. */
interface Copy {
  readonly record: unknown;
  /** The copied part in which the last name of a path stands; undefined where the record has none. */
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
          // A schema may take a single object for a list of one.
          if (typeof key === 'number' && !Array.isArray(part)) return part;
          return isObjectOrArray(part) ? copyOf(part, key) : undefined;
        },
        copyOf(root, 'record'),
      ),
  };
}
