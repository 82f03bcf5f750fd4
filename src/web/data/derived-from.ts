const previousAnswers = new WeakMap<object, object>();

/** Records that an answer was made from another one, whose unchanged objects it has. */
export function markDerived(now: object, before: object): void {
  previousAnswers.set(now, before);
}

/** Whether an answer was made from another one, so that it has the other's unchanged objects. */
export const isDerivedFrom = (now: object, before: object): boolean => previousAnswers.get(now) === before;
