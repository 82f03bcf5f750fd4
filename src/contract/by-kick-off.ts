import type { MatchRow } from './records/match.ts';

type Match = Pick<MatchRow, 'id' | 'time'>;

/** Compares matches by kick-off, then by id. */
export const byKickOff = (a: Match, b: Match): number =>
  a.time.timestamp - b.time.timestamp || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
