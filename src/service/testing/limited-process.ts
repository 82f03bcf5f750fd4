/** Runs a service in a child process, whose heap the test has limited. */
import { setImmediate } from 'node:timers/promises';
import { DEMO } from '#service/accounts/account.ts';
import { startApp } from './start-app.ts';

/** An account whose requests suffice for every date. */
const CRAWLER = { ...DEMO, user: 'crawler', plan: { ...DEMO.plan, requests: 1_000_000 } };

process.once('message', async (paths: readonly string[]) => {
  const { app } = startApp({ media: true, accounts: [CRAWLER] });
  const statuses: number[] = [];
  for (const path of paths) {
    const { user, token } = CRAWLER;
    const { statusCode } = await app.inject(`/v2.2/${path}&user=${user}&token=${token}`);
    statuses.push(statusCode);
    // Real requests arrive in different turns of the event loop; memory of one turn is only freed in the next.
    await setImmediate();
  }
  process.send?.(statuses, () => process.disconnect?.());
});
