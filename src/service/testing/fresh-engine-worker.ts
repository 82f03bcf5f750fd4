/** A worker thread that returns the states of matches from its own copy of the engine. */
import { parentPort, workerData } from 'node:worker_threads';
import { stateAt } from '#service/engine/state.ts';
import type { StateRequest } from './fresh-engine.ts';

const requests: readonly StateRequest[] = workerData;
parentPort?.postMessage(requests.map(({ frame, instant }) => stateAt(frame, instant)));
