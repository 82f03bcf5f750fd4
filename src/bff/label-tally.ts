/** Additions until a flush. */
const MAX_PENDING = 10_000;

/** Counts pairs of labels. */
export interface LabelTally<K extends string | number> {
  add(operation: string, key: K): void;
  flush(): void;
}

/**
 * Counts events of requests and passes on their sums. Updating a Prometheus metric each time would cost ten times as
 * much, 5 % of a request.
 *
 * @param onFlush called with each pair of labels and its count
 */
export function createLabelTally<K extends string | number>(
  onFlush: (operation: string, key: K, count: number) => void,
): LabelTally<K> {
  const counts = new Map<string, Map<K, number>>();
  let pending = 0;

  function flush(): void {
    for (const [operation, keys] of counts) for (const [key, count] of keys) onFlush(operation, key, count);
    counts.clear();
    pending = 0;
  }

  return {
    add(operation, key) {
      let keys = counts.get(operation);
      if (!keys) {
        keys = new Map();
        counts.set(operation, keys);
      }
      keys.set(key, (keys.get(key) ?? 0) + 1);
      pending += 1;
      if (pending >= MAX_PENDING) flush();
    },
    flush,
  };
}
