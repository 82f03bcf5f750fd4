import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#contract/clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { ServiceAccount } from './accounts/account.ts';
import { createServiceApp } from './http/app.ts';
import type { Bookmaker } from './odds/bookmakers.ts';
import { createWorld, type World } from './world/world.ts';

export interface ServiceOptions {
  readonly seed: number;
  readonly clock: Clock;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly control: boolean;
  /** Whether the media route exists; the real service's does not. */
  readonly media: boolean;
  readonly odds: boolean;
  readonly bookmakers: readonly Bookmaker[];
  /** Called when /control/clock sets the world to `now` (epoch ms) at `rate`; the clock's owner must follow. */
  readonly onClock?: (now: number, rate: number) => void;
  readonly accounts: readonly ServiceAccount[];
}

export interface Service {
  /** Such as "http://127.0.0.1:4022". */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Computes adjacent days and today's line-ups in advance, one piece per turn of the event loop so that requests
 * wait for one piece at most. Ends with the service.
 */
async function warmUp(world: World, today: number, signal: AbortSignal): Promise<void> {
  const pieces = [
    () => world.fixturesOn(today + 1),
    () => world.fixturesOn(today - 1),
    ...world.fixturesOn(today).map((fixture) => () => world.lineups(fixture)),
  ];
  for (const piece of pieces) {
    await setImmediate();
    if (signal.aborted) return;
    piece();
  }
}

/** Starts the embedded data service. Rejects if the port is in use. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const world = createWorld(options.seed);
  const app = createServiceApp({
    world,
    clock: options.clock,
    control: options.control,
    media: options.media,
    odds: options.odds,
    bookmakers: options.bookmakers,
    onClock: options.onClock ?? (() => {}),
    accounts: options.accounts,
  });
  const today = Math.floor(options.clock.now() / DAY_MS);
  // The first client requests today's matches immediately.
  world.fixturesOn(today);
  const address = await app.listen({ host: options.host, port: options.port });
  const ending = new AbortController();
  void warmUp(world, today, ending.signal);
  return {
    address,
    close: async () => {
      ending.abort();
      await app.close();
    },
  };
}
