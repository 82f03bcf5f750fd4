import { stream, u32 } from '#service/engine/streams.ts';
import { PURPOSE } from './purposes.ts';

/** The lots of a season: what parts teams that nothing else parts, once all is played. The lower stands above. */
export function lotsOf(seed: number, seasonId: number): (team: number) => number {
  const key = stream(seed, seasonId, PURPOSE.lots);
  return (team) => u32(key, team);
}
