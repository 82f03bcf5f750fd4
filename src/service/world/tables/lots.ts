import { stream, u32 } from '#service/engine/streams.ts';
import { STREAM } from '#service/world/random-streams.ts';

/** Returns the lots of a season, the last tie-breaker at its end; the lower number ranks higher. */
export function lotsOf(seed: number, seasonId: number): (team: number) => number {
  const key = stream(seed, seasonId, STREAM.lots);
  return (team) => u32(key, team);
}
