import { readServiceConfig } from '#service/config.ts';
import { createService } from '#service/server.ts';
import { createClock, startSetting } from './clock.ts';
import type { ServiceMessage, ServiceOrder } from './embedded.ts';
import { fail } from './fail.ts';

const tell = (message: ServiceMessage) => process.send?.(message);

/** Serves by the environment until the process is ended; alone, or for the process that started this one. */
export async function serve(): Promise<void> {
  const config = readServiceConfig(process.env);
  if (!config.ok) return fail(config.problems);
  const { seed, now, speed, host, port, control, media, odds, bookmakers, accounts } = config.value;
  const clock = createClock(startSetting(now, speed));
  if (process.send) {
    await new Promise<void>((resolve) =>
      process.once('message', (order: ServiceOrder) => {
        clock.set(order.setting);
        resolve();
      }),
    );
    process.on('disconnect', () => process.exit(0));
  }
  const onClock = (now: number, rate: number) => {
    clock.move(now, rate);
    tell({ kind: 'clock', setting: clock.setting });
  };
  const setting = { seed, host, port, control, media, odds, bookmakers, accounts };
  const service = await createService({ ...setting, clock, onClock });
  if (process.send) tell({ kind: 'ready', address: service.address });
  else console.log(`Touchline data service on ${service.address}/v2.2/ (account demo, token demo)`);
}

/** Ends the process with what went wrong, for whoever started it and for people. */
export function failToServe(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  tell({ kind: 'failed', message });
  fail([message]);
}
