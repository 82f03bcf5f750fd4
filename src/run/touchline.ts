import { readBffConfig } from '#bff/config/config.ts';
import { type BffOptions, createBff } from '#bff/server.ts';
import type { UpstreamAccount } from '#bff/upstream/account.ts';
import { PAGES } from '#contract/pages.ts';
import { readServiceConfig } from '#service/config.ts';
import { createClock, startSetting } from './clock.ts';
import { startEmbedded } from './embedded.ts';
import { fail } from './fail.ts';
import { startReplay } from './recording/replay.ts';

/** Where the pages come from: a build, or (in development) a server that hands them out as they are written. */
export interface Pages extends Pick<BffOptions, 'webRoot' | 'dev'> {
  /** What has to be made before they can be handed out; runs once the configuration is known to be good. */
  readonly prepare?: () => void;
}

/** The embedded service's open account. */
const embedded = (url: string): UpstreamAccount => ({ url, user: 'demo', token: 'demo', mode: 'embedded' });

/** What is said of a real service: its host and the account, never the token. */
const described = ({ url, user }: UpstreamAccount) => `, with ${new URL(url).host} as ${user}`;

function readConfigs() {
  const bff = readBffConfig(process.env);
  const service = readServiceConfig(process.env);
  if (bff.ok && service.ok) return { bff: bff.value, service: service.value };
  const problems = [...(bff.ok ? [] : bff.problems), ...(service.ok ? [] : service.problems)];
  // What both are told is wrong for both, and said once.
  return fail([...new Set(problems)]);
}

function endOnSignals(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), 2_000).unref(); // a browser's open socket must not hold us up
      void close().then(() => process.exit(0));
    });
  }
}

/** Starts the embedded service (unless a real one is configured) and the BFF, and prints the address. */
export async function startTouchline({ prepare, ...pages }: Pages): Promise<void> {
  const { bff: config, service } = readConfigs();
  const { host, port, odds, upstream: real } = config;
  const clock = createClock(real ? startSetting(null, 1) : startSetting(service.now, service.speed));
  try {
    prepare?.();
    const replay = await startReplay(process.env['UPSTREAM_URL'], clock);
    const own = replay ?? (real ? null : await startEmbedded(clock));
    const upstream = real ?? embedded(own?.address ?? '');
    const bff = await createBff({ upstream, clock, host, port, odds, pages: PAGES, ...pages });
    endOnSignals(() => Promise.all([bff.close(), own?.close()]));
    console.log(`Touchline is at ${bff.address}${real ? described(real) : ''}`);
  } catch (error) {
    fail([error instanceof Error ? error.message : String(error)]);
  }
}
