import { join } from 'node:path';
import { createBff } from '#bff/server.ts';
import { BUILDER_PAGES, PAGES } from '#contract/pages.ts';
import { createDice, type Dice } from '#contract/testing/dice.ts';
import { makeWild } from '#contract/testing/wild-values.ts';
import { createClock, startSetting } from '#run/clock.ts';
import { PLANTED } from './planted.ts';
import { startProxy } from './proxy.ts';
import type { Touchline } from './touchline.ts';
import { startWorld } from './world.ts';

/** Chooses values that lose no record: a name that cannot be seen or an instant that never was would. */
function readableDice(seed: number): Dice {
  const dice = createDice(seed);
  const isReadable = (value: unknown) =>
    typeof value === 'number'
      ? value >= 0 && value < 1e6
      : /^[^\u200b\u202e]*\p{L}[^\u200b\u202e]*$/u.test(String(value));
  return { ...dice, of: (values) => dice.of(values.filter(isReadable)) };
}

/**
 * Starts a Touchline whose data service has a third of all values replaced by values beyond every bound. Its own BFF would
 * run on the machine's time in front of another service, so it is one of this process, on the world's clock.
 */
async function startWildWorld(): Promise<Touchline> {
  const tidy = await startWorld();
  const { serviceAddress } = tidy;
  const proxy = await startProxy(serviceAddress ?? '', async (path) => {
    const answer = await fetch(serviceAddress + path);
    if (!answer.ok || !path.startsWith('/v2.2')) return null;
    const { data, ...rest } = (await answer.json()) as { data: unknown };
    return Response.json({ ...rest, data: makeWild(data, readableDice(path.length)) });
  });
  const url = proxy.address;
  const clock = createClock(startSetting(Date.parse(PLANTED.now), 1));
  const bff = await createBff({
    upstream: { url, user: 'demo', token: 'demo', mode: 'embedded', picturesUrl: url },
    clock,
    host: '127.0.0.1',
    port: 0,
    webRoot: join(import.meta.dirname, '../../dist'),
    pages: [...PAGES, ...BUILDER_PAGES],
  });
  return {
    address: bff.metricsAddress,
    serviceAddress,
    clock,
    close: async () => {
      await bff.close();
      proxy.close();
      await tidy.close();
    },
  };
}

/** Worlds that no page may break in, by name. */
export const UNTIDY_WORLDS: Readonly<Record<string, () => Promise<Touchline>>> = {
  untidy: () => startWorld({ SERVICE_FEED: 'untidy' }),
  sparse: () => startWorld({ SERVICE_FEED: 'sparse' }),
  wild: startWildWorld,
};
