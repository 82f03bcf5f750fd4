/** One run of a task, shared by all callers that request it meanwhile. */
export interface Flight<T> {
  readonly result: Promise<T>;
  /** Whether a timer started it; requests with old data then do not wait for it. */
  readonly isBackground: boolean;
  /** Resolves with the result, or with null `timeoutMs` after the first call of this method. */
  resultWithin(timeoutMs: number): Promise<T | null>;
}

export interface SingleFlight<T> {
  get(key: string): Flight<T> | null;
  start(key: string, task: () => Promise<T>, isBackground?: boolean): Flight<T>;
}

/** Runs at most one task per key at a time. Tasks must not reject. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();
  return {
    get: (key) => flights.get(key) ?? null,
    start(key, task, isBackground = false) {
      let limitedWait: Promise<T | null> | null = null;
      const result = task().finally(() => flights.delete(key));
      const flight: Flight<T> = {
        result,
        isBackground,
        resultWithin(timeoutMs) {
          limitedWait ??= new Promise((resolve) => {
            const timer = setTimeout(() => resolve(null), timeoutMs);
            void result.then((value) => {
              clearTimeout(timer);
              resolve(value);
            });
          });
          return limitedWait;
        },
      };
      flights.set(key, flight);
      return flight;
    },
  };
}
