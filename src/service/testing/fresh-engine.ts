import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { MatchState } from '#service/engine/match-state.ts';

/** A match, and the epoch seconds at which it is looked at. */
export interface StateRequest {
  readonly frame: MatchFrame;
  readonly instant: number;
}

/** Returns the state of each match from a second copy of the engine, with empty caches. */
export async function statesOfFreshEngine(requests: readonly StateRequest[]): Promise<readonly MatchState[]> {
  const worker = new Worker(new URL('./fresh-engine-worker.ts', import.meta.url), { workerData: requests });
  const [states] = await once(worker, 'message');
  return states;
}
