/** One run of a task, shared by all callers that request it meanwhile. */
export interface Flight<T> {
  readonly done: Promise<T>;
  /** Whether a timer started it; requests with old data then do not wait for it. */
  readonly isBackground: boolean;
  /** Resolves with the result, or with null `timeoutMs` after the first call of this method. */
  soon(within: number): Promise<T | null>;
}

export interface Flights<T> {
  of(key: string): Flight<T> | null;
  start(key: string, task: () => Promise<T>, isBackground?: boolean): Flight<T>;
}

/** Runs at most one task per key at a time. Tasks must not reject. */
export function createFlights<T>(): Flights<T> {
  const underWay = new Map<string, Flight<T>>();
  return {
    of: (key) => underWay.get(key) ?? null,
    start(key, task, isBackground = false) {
      let patience: Promise<T | null> | null = null;
      const done = task().finally(() => underWay.delete(key));
      const flight: Flight<T> = {
        done,
        isBackground,
        soon(within) {
          patience ??= new Promise((resolve) => {
            const timer = setTimeout(() => resolve(null), within);
            void done.then((result) => {
              clearTimeout(timer);
              resolve(result);
            });
          });
          return patience;
        },
      };
      underWay.set(key, flight);
      return flight;
    },
  };
}
