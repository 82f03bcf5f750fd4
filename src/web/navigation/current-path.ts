let path = globalThis.location?.pathname ?? '/';
const listeners = new Set<() => void>();

/**
 * Path of the open page, for links that mark themselves as current. The router notifies every link of every navigation;
 * with this store only links whose mark changes render.
 */
export const currentPath = {
  get: (): string => path,
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
