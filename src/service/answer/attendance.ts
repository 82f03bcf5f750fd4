import { between, stream } from '#service/engine/streams.ts';
import { ANSWER_STREAM } from './answer-streams.ts';

/**
 * Returns the attendance as text: a share of the venue's capacity that grows with the competition's
 * `popularity` (0 to 100).
 */
export function attendance(seed: number, matchId: number, capacity: number, popularity: number): string {
  const usual = 18 + popularity * 0.7;
  const key = stream(seed, matchId, ANSWER_STREAM.attendance);
  const percent = Math.min(100, usual + between(key, 0, -14, 14));
  const seats = (capacity * Math.max(3, percent)) / 100;
  return String(Math.round(seats) - between(key, 1, 0, 9));
}
