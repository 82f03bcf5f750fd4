/** The seed of every test's world, and the Saturday afternoon on which every test begins. */
export const PLANTED = { seed: 2026, now: '2026-11-21T15:20:00Z' } as const;
