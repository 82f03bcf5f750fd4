import { same } from '#web/format/same.ts';
import type { Identified, ListAnswer } from './list-answer.ts';

/** The differences between an answer and the previous one. */
export interface Changes {
  /** New records as a whole, and of changed records the changed fields with the id. */
  readonly changed: readonly Identified[];
  /** Ids of all records in order; null if they are the same as before. */
  readonly order: readonly string[] | null;
  /** The answer's fields other than its records. */
  readonly besides: object;
}

export function changesBetween(before: ListAnswer, { data, ...besides }: ListAnswer): Changes {
  const known = new Map(before.data.map((record) => [record.id, record]));
  const isInPlace =
    data.length === before.data.length && data.every(({ id }, at) => id === before.data[at]?.id);
  return {
    changed: data.map((record) => newsOf(known.get(record.id), record)).filter((news) => news !== null),
    order: isInPlace ? null : data.map(({ id }) => id),
    besides,
  };
}

function newsOf(before: Identified | undefined, now: Identified): Identified | null {
  if (!before) return now;
  const [was, is] = [before, now] as unknown as readonly Record<string, unknown>[];
  const fields = Object.keys({ ...was, ...is }).filter((field) => !same(was?.[field], is?.[field]));
  // A removed field is transmitted as undefined.
  return fields.length === 0
    ? null
    : { id: now.id, ...Object.fromEntries(fields.map((field) => [field, is?.[field]])) };
}

/** The previous answer of every derived one. */
const made = new WeakMap<object, ListAnswer>();

/** Whether an answer was derived from another one, so that it shares unchanged objects. */
export const isMadeOf = (now: object, before: ListAnswer): boolean => made.get(now) === before;

/** Returns the newer answer. Unchanged parts are the older one's objects. */
export function withChanges(before: ListAnswer, { changed, order, besides }: Changes): ListAnswer {
  const news = new Map(changed.map((record) => [record.id, record]));
  const newest = (old: Identified): Identified => {
    const record = news.get(old.id);
    return record ? { ...old, ...record } : old;
  };
  const now = { ...besides, data: order ? inOrder(order) : before.data.map(newest) };
  made.set(now, before);
  return now;

  function inOrder(ids: readonly string[]): readonly Identified[] {
    const known = new Map([...news, ...before.data.map((old) => [old.id, newest(old)] as const)]);
    return ids.map((id) => known.get(id)).filter((record) => record !== undefined);
  }
}
