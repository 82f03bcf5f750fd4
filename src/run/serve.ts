import { readServiceConfig } from '#service/config.ts';
import { createService } from '#service/server.ts';
import { createClock, startSetting } from './clock.ts';
import { exitOnCrash } from './crash.ts';
import type { ServiceMessage, ServiceOrder } from './embedded.ts';
import { CONFIG_EXIT_CODE, fail, isSentence } from './fail.ts';
import { checkPort } from './port.ts';
import { worldHistoryFile } from './world-history-file.ts';

/** Sends a message to the parent process, if there is one; resolves when it is written. */
function send(message: ServiceMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });
}

/** Exits with the parent process and ignores signals to the process group, so that the parent decides when to end. */
function followParent(): void {
  process.on('disconnect', () => process.exit(0));
  // The parent may have exited while modules were loaded.
  if (!process.connected) process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}

/** Serves as the environment configures until the process ends, standalone or as a child process. */
export async function serve(): Promise<void> {
  const isChild = process.send !== undefined;
  exitOnCrash(async (crash) => {
    if (isChild) await send({ kind: 'crashed', crash });
    else console.error(`The data service ended with an uncaught error: ${crash.error} at ${crash.place}.`);
  });
  const config = readServiceConfig(process.env);
  if (!config.ok) return fail(config.problems, CONFIG_EXIT_CODE);
  const { seed, now, speed, host, port, control, media, odds, feed, bookmakers, accounts } = config.value;
  const clock = createClock(startSetting(now, speed));
  if (isChild) {
    followParent();
    await new Promise<void>((resolve) =>
      process.once('message', (order: ServiceOrder) => {
        clock.set(order.setting);
        resolve();
      }),
    );
  }
  const onClock = (now: number, rate: number) => {
    clock.move(now, rate);
    void send({ kind: 'clock', setting: clock.setting });
  };
  await checkPort(host, port, 'SERVICE_');
  const setting = { seed, host, port, control, media, odds, feed, bookmakers, accounts };
  const service = await createService({ ...setting, clock, onClock, history: worldHistoryFile(seed) });
  if (isChild) await send({ kind: 'ready', address: service.address });
  else console.log(`Touchline data service on ${service.address}/v2.2/ (account demo, token demo)`);
}

/** Exits with the error's sentence, sent to the parent process or printed; throws other errors. */
export async function failToServe(error: unknown): Promise<never> {
  if (!isSentence(error)) throw error;
  const { message } = error;
  if (process.connected) await send({ kind: 'failed', message });
  return fail(process.connected ? [] : [message]);
}
