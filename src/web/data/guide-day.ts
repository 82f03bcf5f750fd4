import { matchesOfDay } from './day.ts';

/** The televised matches that kick off on a UTC day (`YYYY-MM-DD`), with all their channels. */
export const guideDayQuery = (utcDay: string) =>
  matchesOfDay(['broadcast', { t: 'schedule', d: utcDay, include: 'tvs' }]);
