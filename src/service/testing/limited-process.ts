/** A service in a process of its own, whose heap the test that forks it has limited. */
import { setImmediate } from 'node:timers/promises';
import { startApp } from './start-app.ts';

process.once('message', async (paths: readonly string[]) => {
  const { ask } = startApp({ media: true });
  const statuses: number[] = [];
  for (const path of paths) {
    statuses.push((await ask(path)).status);
    // As between requests over a socket: what a turn of the event loop has made is not freed before the next.
    await setImmediate();
  }
  process.send?.(statuses, () => process.disconnect());
});
