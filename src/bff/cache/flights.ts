/** One run of a task, shared by all who ask for it meanwhile. */
export interface Flight<T> {
  readonly done: Promise<T>;
  /** Not started by a request, so no request with old data waits for it. */
  readonly isBackground: boolean;
  /** The result, or null once `within` ms have passed since the first one who was ready to wait so long. */
  soon(within: number): Promise<T | null>;
}

export interface Flights<T> {
  of(key: string): Flight<T> | null;
  start(key: string, task: () => Promise<T>, isBackground?: boolean): Flight<T>;
}

/** Coalescing: at most one task a key is under way. Tasks must not reject. */
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
