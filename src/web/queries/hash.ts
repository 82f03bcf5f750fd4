import type { OperationKey } from './operation-key.ts';

/** The identity of a query's key, as React Query reckons it, for what is known before that is there. */
export function hashOf([route, parameters]: OperationKey): string {
  return JSON.stringify([route, Object.fromEntries(Object.entries(parameters).sort())]);
}
