/** Runs a service in a child process, whose heap the test has limited. */
import { setImmediate } from 'node:timers/promises';
import { startApp } from './start-app.ts';

process.once('message', async (paths: readonly string[]) => {
  const { get } = startApp({ media: true });
  const statuses: number[] = [];
  for (const path of paths) {
    statuses.push((await get(path)).status);
    // Real requests arrive in different turns of the event loop; memory of one turn is only freed in the next.
    await setImmediate();
  }
  process.send?.(statuses, () => process.disconnect());
});
