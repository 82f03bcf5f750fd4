import { matchesOfDay } from './day.ts';

/** The matches that kick off on a UTC day (`YYYY-MM-DD`) and that somebody shows, each with all its channels. */
export const guideDayQuery = (utcDay: string) =>
  matchesOfDay(['broadcast', { t: 'schedule', d: utcDay, include: 'tvs' }]);
