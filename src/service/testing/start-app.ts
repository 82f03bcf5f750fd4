import type { FastifyInstance } from 'fastify';
import { DEMO, type ServiceAccount } from '#service/accounts/account.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import type { Feed } from '#service/feed.ts';
import { createServiceApp } from '#service/http/app.ts';
import { createLibrary } from '#service/http/create-library.ts';
import { BOOKMAKERS, type Bookmaker } from '#service/odds/bookmakers.ts';
import type { SearchIndexes } from '#service/search/search-indexes.ts';
import { createWorld, type World } from '#service/world/world.ts';

/** A Saturday afternoon with matches in every state. */
const SATURDAY = '2026-11-21T15:30:00Z';

/** The service without a socket, on a clock that the test controls. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly world: World;
  /** Sets the clock to an ISO instant. */
  setNow(instant: string): void;
  /** Requests a data route with the demo account: "livescores/?t=live". */
  get(path: string): Promise<{ status: number; body: AnswerBody }>;
}

/** A response body without types. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at answers as a client without types would
type AnyData = any;

interface AnswerBody {
  readonly data: AnyData;
  readonly meta: Record<string, unknown>;
}

const worlds = new Map<number, World>();

/** Returns the world of a seed, created once per process. */
export function sharedWorld(seed = 1): World {
  const world = worlds.get(seed) ?? createWorld(seed);
  worlds.set(seed, world);
  return world;
}

const indexes = new WeakMap<World, SearchIndexes>();

/** Creates a library whose search indexes are those of the world's other tidy libraries: one of all players takes a second. */
function testLibrary(world: World, bookmakers: readonly Bookmaker[], feed: Feed): ServiceLibrary {
  const library = createLibrary(world, bookmakers, feed);
  // An untidy feed has other names.
  if (feed === 'untidy') return library;
  const searchIndexes = indexes.get(world) ?? library.searchIndexes;
  indexes.set(world, searchIndexes);
  return { ...library, searchIndexes };
}

interface TestSettings {
  readonly control?: boolean;
  readonly media?: boolean;
  readonly odds?: boolean;
  readonly feed?: Feed;
  readonly bookmakers?: readonly Bookmaker[];
  /** ISO instant. */
  readonly now?: string;
  /** Accounts besides the demo account. */
  readonly accounts?: readonly ServiceAccount[];
  /** By default the shared one. */
  readonly world?: World;
}

/** Starts the service in memory, by default of seed 1, on a Saturday afternoon with odds and without media. */
export function startApp(settings: TestSettings = {}): TestApp {
  const { control = false, media = false, odds = true, feed = 'tidy', bookmakers = BOOKMAKERS } = settings;
  const { now = SATURDAY, accounts = [], world = sharedWorld() } = settings;
  let epoch = Date.parse(now);
  let rate = 1;
  const app = createServiceApp({
    library: testLibrary(world, bookmakers, feed),
    clock: {
      now: () => epoch,
      get rate() {
        return rate;
      },
    },
    control,
    media,
    odds,
    feed,
    onClock: (moved, speed) => {
      epoch = moved;
      rate = speed;
    },
    accounts: [DEMO, ...accounts],
  });
  return {
    app,
    world,
    setNow: (instant) => {
      epoch = Date.parse(instant);
    },
    get: async (path) => {
      const joint = path.includes('?') ? '&' : '?';
      const response = await app.inject(`/v2.2/${path}${joint}user=demo&token=demo`);
      return { status: response.statusCode, body: response.json() };
    },
  };
}
