import { replaceEqualDeep } from '@tanstack/react-query';
import { same } from '#web/format/same.ts';

interface Identified {
  readonly id: string;
}

interface ListAnswer {
  readonly data: readonly Identified[];
}

const isList = (answer: unknown): answer is ListAnswer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

/**
 * What React Query keeps of an answer when the next one comes: in a list every record that says the same stays the
 * same object, by its id, wherever it stands now. Records are compared and never put together anew: with 1,000
 * matches that is a third of the work.
 */
export function share(before: unknown, now: unknown): unknown {
  if (!isList(before) || !isList(now)) return replaceEqualDeep(before, now);
  const known = new Map(before.data.map((record) => [record.id, record]));
  const data = now.data.map((record) => {
    const old = known.get(record.id);
    return old && same(old, record) ? old : record;
  });
  const next = { ...now, data };
  const isSame = data.length === before.data.length && data.every((record, at) => record === before.data[at]);
  return isSame && same(before, next) ? before : next;
}
