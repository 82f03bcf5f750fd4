/** Idle thread whose event loop delay shows how busy the machine is. Measures from 'begin' to 'end'. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';

const NS_PER_MS = 1e6;
const delay = monitorEventLoopDelay({ resolution: 5 });

parentPort?.on('message', (message: 'begin' | 'end') => {
  if (message === 'begin') {
    delay.reset();
    delay.enable();
  } else {
    delay.disable();
    parentPort?.postMessage(delay.max / NS_PER_MS);
  }
});
