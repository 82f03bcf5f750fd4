/** A service in a process of its own, whose heap the test that forks it has limited. */
import { startApp } from './start-app.ts';

process.once('message', async (paths: readonly string[]) => {
  const { ask } = startApp({ media: true });
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await ask(path)).status);
  process.send?.(statuses, () => process.disconnect());
});
