import { stream, u32 } from '#service/engine/streams.ts';
import { PURPOSE } from './purposes.ts';

/** Returns the lots of a season, the last tie-breaker at its end; the lower number ranks higher. */
export function lotsOf(seed: number, seasonId: number): (team: number) => number {
  const key = stream(seed, seasonId, PURPOSE.lots);
  return (team) => u32(key, team);
}
