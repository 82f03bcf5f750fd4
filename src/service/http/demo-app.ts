import type { FastifyInstance } from 'fastify';
import { DEMO } from '#service/accounts/account.ts';
import { BOOKMAKERS } from '#service/odds/bookmakers.ts';
import type { World } from '#service/world/world.ts';
import { createServiceApp } from './app.ts';
import { createLibrary } from './create-library.ts';

interface Options {
  /** Returns the service's time, epoch ms. */
  readonly now: () => number;
  readonly media: boolean;
}

/** Creates the service's HTTP application for the demo account, on a clock that its user sets, without `/control`. */
export const createDemoApp = (world: World, { now, media }: Options): FastifyInstance =>
  createServiceApp({
    library: createLibrary(world, BOOKMAKERS),
    clock: { now, rate: 1 },
    control: false,
    media,
    odds: true,
    onClock: () => {},
    accounts: [DEMO],
  });
