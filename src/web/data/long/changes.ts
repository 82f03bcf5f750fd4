import { isEqual } from '#contract/is-equal.ts';
import { markDerived } from '#web/data/derived-from.ts';
import type { Identified, ListAnswer } from './list-answer.ts';

/** The differences between an answer and the previous one. */
export interface Changes {
  /** New records as a whole, and of changed records the changed fields with the id. */
  readonly changed: readonly Identified[];
  /** Ids of all records in order; null if they are the same as before. */
  readonly order: readonly string[] | null;
  /** The answer's fields other than its records. */
  readonly otherFields: object;
}

export function changesBetween(before: ListAnswer, { data, ...otherFields }: ListAnswer): Changes {
  const beforeById = new Map(before.data.map((record) => [record.id, record]));
  const isInPlace =
    data.length === before.data.length && data.every(({ id }, at) => id === before.data[at]?.id);
  return {
    changed: data
      .map((record) => changesOf(beforeById.get(record.id), record))
      .filter((news) => news !== null),
    order: isInPlace ? null : data.map(({ id }) => id),
    otherFields,
  };
}

function changesOf(before: Identified | undefined, now: Identified): Identified | null {
  if (!before) return now;
  const [oldFields, newFields] = [before, now] as unknown as readonly Record<string, unknown>[];
  const fields = Object.keys({ ...oldFields, ...newFields }).filter(
    (field) => !isEqual(oldFields?.[field], newFields?.[field]),
  );
  // A removed field is transmitted as undefined.
  return fields.length === 0
    ? null
    : { id: now.id, ...Object.fromEntries(fields.map((field) => [field, newFields?.[field]])) };
}

/** Returns the newer answer. Unchanged parts are the older one's objects. */
export function withChanges(before: ListAnswer, { changed, order, otherFields }: Changes): ListAnswer {
  const changedById = new Map(changed.map((record) => [record.id, record]));
  const newest = (old: Identified): Identified => {
    const record = changedById.get(old.id);
    return record ? { ...old, ...record } : old;
  };
  const now = { ...otherFields, data: order ? inOrder(order) : before.data.map(newest) };
  markDerived(now, before);
  return now;

  function inOrder(ids: readonly string[]): readonly Identified[] {
    const byId = new Map([...changedById, ...before.data.map((old) => [old.id, newest(old)] as const)]);
    return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
  }
}
