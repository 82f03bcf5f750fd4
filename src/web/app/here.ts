let path = globalThis.location?.pathname ?? '/';
const listeners = new Set<() => void>();

/**
 * The path of the page that is open, for links that mark themselves. The router tells every link of every step;
 * with this one only those render whose mark changes.
 */
export const here = {
  path: (): string => path,
  move(to: string): void {
    if (to === path) return;
    path = to;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
