import { setImmediate } from 'node:timers/promises';
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

/** Works out the days that everybody asks for first. */
function warmUp(world: World, today: number): void {
  for (const day of [today - 1, today, today + 1]) world.fixturesOn(day);
}

/**
 * Works out who plays today, which takes half a second: match by match, so that whoever asks meanwhile waits for
 * one of them at most. Ends with the service.
 */
async function warmUpSquads(world: World, today: number, ended: AbortSignal): Promise<void> {
  for (const fixture of world.fixturesOn(today)) {
    await setImmediate();
    if (ended.aborted) return;
    world.lineups(fixture);
  }
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
  const today = Math.floor(options.clock.now() / DAY_MS);
  // Whoever learns the address asks for a day at once.
  warmUp(world, today);
  const address = await app.listen({ host: options.host, port: options.port });
  const ending = new AbortController();
  void warmUpSquads(world, today, ending.signal);
  return {
    address,
    close: async () => {
      ending.abort();
      await app.close();
    },
  };
}
