import type { Clock } from '#contract/clock.ts';
import type { Account } from './accounts/account.ts';
import { createApp } from './http/app.ts';
import { createWorld, type World } from './world/world.ts';

export interface ServiceOptions {
  readonly seed: number;
  readonly clock: Clock;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Whether /control exists. */
  readonly control: boolean;
  /** Whether the route of media answers; the real one's does not. */
  readonly media: boolean;
  /** Told when /control/clock moves the world to `now` (epoch ms) at `rate`: whoever holds the clock must follow. */
  readonly onClock?: (now: number, rate: number) => void;
  /** Who may ask. */
  readonly accounts: readonly Account[];
}

export interface Service {
  /** "http://127.0.0.1:4022". */
  readonly address: string;
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;

/** Works out the days that everybody asks for first; without this the first answer takes about a second. */
function warmUp(world: World, clock: Clock): void {
  const today = Math.floor(clock.now() / DAY_MS);
  for (const day of [today - 1, today, today + 1]) world.fixturesOn(day);
}

/** Starts the embedded data service. Rejects if the port is taken. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const world = createWorld(options.seed);
  const app = createApp({
    world,
    clock: options.clock,
    control: options.control,
    media: options.media,
    onClock: options.onClock ?? (() => {}),
    accounts: options.accounts,
  });
  const address = await app.listen({ host: options.host, port: options.port });
  // After the address is known, so that nobody waits for it who has not asked yet.
  setImmediate(warmUp, world, options.clock);
  return { address, close: () => app.close() };
}
