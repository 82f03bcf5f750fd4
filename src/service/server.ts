import type { Clock } from '#contract/clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { ServiceAccount } from './accounts/account.ts';
import type { Feed } from './feed.ts';
import { createServiceApp } from './http/app.ts';
import { createLibrary } from './http/create-library.ts';
import type { Bookmaker } from './odds/bookmakers.ts';
import { keepWarm } from './warm-up.ts';
import { yearOf } from './world/calendar/days.ts';
import { ALL_COUNTRIES } from './world/catalogue/all-countries.ts';
import { createWorld } from './world/world.ts';
import { NO_HISTORY, type WorldHistory } from './world/world-history.ts';

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
  /** Default: tidy. */
  readonly feed?: Feed;
  readonly bookmakers: readonly Bookmaker[];
  /** Called when /control/clock sets the world to `now` (epoch ms) at `rate`; the clock's owner must follow. */
  readonly onClock?: (now: number, rate: number) => void;
  readonly accounts: readonly ServiceAccount[];
  /** Keeps the history of the world from one start to the next. */
  readonly history?: {
    read(): WorldHistory | null;
    write(history: WorldHistory): void;
  };
}

export interface Service {
  /** Such as "http://127.0.0.1:4022". */
  readonly address: string;
  close(): Promise<void>;
}

/** A client that reads a list by pages requests the next one sooner. */
const QUIET_AFTER_MS = 50;

/** Starts the embedded data service. Rejects if the port is in use. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { clock, history, feed = 'tidy' } = options;
  const world = createWorld(options.seed, ALL_COUNTRIES, history?.read() ?? NO_HISTORY, feed === 'sparse');
  const library = createLibrary(world, options.bookmakers, feed);
  const app = createServiceApp({
    library,
    clock,
    control: options.control,
    media: options.media,
    odds: options.odds,
    feed,
    onClock: options.onClock ?? (() => {}),
    accounts: options.accounts,
  });
  const today = () => Math.floor(clock.now() / DAY_MS);
  // Takes a tenth of a second, which the first request would wait for.
  world.fixturesOn(today());
  const address = await app.listen({ host: options.host, port: options.port });
  const ending = new AbortController();
  let busyUntil = 0;
  const noteRequest = () => {
    busyUntil = performance.now() + QUIET_AFTER_MS;
  };
  app.server.on('request', (_, response) => {
    noteRequest();
    response.once('close', noteRequest);
  });
  const isQuiet = () => performance.now() > busyUntil;
  void keepWarm(library, clock, ending.signal, isQuiet, () => history?.write(world.history(yearOf(today()))));
  return {
    address,
    close: async () => {
      ending.abort();
      await app.close();
    },
  };
}
