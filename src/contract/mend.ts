import type * as z from 'zod';

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
 */
export function mend<T>(schema: z.ZodType<T>, wire: unknown): Mended<T> {
  const first = schema.safeParse(wire);
  if (first.success) return { record: first.data, lost: 0, flaws: [] };

  const kinds = new Map<string, Flaw['kind']>();
  const tries = new Map<string, number>();
  let lost = 0;
  let issues = first.error.issues;
  if (issues.length > MAX_FLAWS) return { record: null, lost, flaws: [{ path: '', kind: 'lost' }] };
  const mended: unknown = structuredClone(wire);
  for (;;) {
    const gone = new Set<string>();
    // From the last to the first, so that taking an entry out of a list does not move those still to be mended.
    for (const { path } of issues.toReversed()) {
      const field = path.join('.');
      const tried = tries.get(field) ?? 0;
      tries.set(field, tried + 1);
      const at = path.slice(0, path.length - tried);
      if (path.some((_, depth) => gone.has(path.slice(0, depth + 1).join('.')))) continue;
      if (at.length === 0) return { record: null, lost, flaws: [{ path: field, kind: 'lost' }] };
      const kind = giveUp(mended, at);
      kinds.set(field, kind);
      if (kind === 'lost') gone.add(at.join('.'));
    }
    lost += gone.size;
    // The entries after a lost one have moved: what was tried on their paths says nothing any more.
    if (gone.size > 0) tries.clear();
    const again = schema.safeParse(mended);
    if (again.success) {
      return { record: again.data, lost, flaws: [...kinds].map(([path, kind]) => ({ path, kind })) };
    }
    issues = again.error.issues;
  }
}

/** Takes an entry out of its list, or sets a field to null. */
function giveUp(wire: unknown, path: Path): Flaw['kind'] {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), wire);
  const key = path.at(-1);
  if (Array.isArray(parent) && typeof key === 'number') {
    parent.splice(key, 1);
    return 'lost';
  }
  if (isObject(parent) && key !== undefined) parent[key] = null;
  return 'unreadable';
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
