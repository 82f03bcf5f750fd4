import type { Parts } from './parts.ts';

/** Parts whose texts a browser fetches together; a part may be in several groups, and the server's are in none. */
export const GROUPS = { first: ['first'] } as const satisfies Readonly<
  Record<string, readonly (keyof Parts)[]>
>;
