import { ownUrl } from '#web/settings/base-path.ts';
import { createStore } from '#web/state/store.ts';

/**
 * Path of the open page, for links that mark themselves as current. The router notifies every link of every navigation;
 * with this store only links whose mark changes render.
 */
export const currentPath = createStore(globalThis.location ? ownUrl(location.href).pathname : '/');
