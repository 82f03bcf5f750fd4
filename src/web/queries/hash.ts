import type { OperationKey } from './operation-key.ts';

/** Returns the hash of a query's key, computed as in React Query, which is loaded later. */
export function hashOf([route, parameters]: OperationKey): string {
  return JSON.stringify([route, Object.fromEntries(Object.entries(parameters).sort())]);
}
