import * as React from 'react';

interface ReactInternals {
  recentlyCreatedOwnerStacks: number;
}

/** React notes where an element is created for the first 10,000 of a second. */
const STACKS_PER_SECOND = 10_000;

/**
 * Keeps React from noting where each element is created, as it does after very many: that is a tenth of a page's time, and
 * only the stacks under its warnings show it.
 */
export function withoutOwnerStacks(): void {
  const internals: ReactInternals | undefined = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  // Preact has none.
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => STACKS_PER_SECOND,
    set: () => {},
  });
}
