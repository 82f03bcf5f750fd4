import { join, resolve } from 'node:path';
import type { Bff, BffOptions } from '#bff/bff.ts';
import { readBffConfig } from '#bff/config/config.ts';
import { basePathOf } from '#bff/config/public-url.ts';
import { createScrubber } from '#bff/upstream/scrub.ts';
import type { UpstreamAccount } from '#bff/upstream/upstream-account.ts';
import { BUILDER_PAGES, PAGES } from '#contract/pages.ts';
import { readServiceConfig } from '#service/config.ts';
import { createClock, type MovableClock, realNow, startSetting } from './clock.ts';
import { type Crash, exitOnCrash } from './crash.ts';
import { startEmbedded } from './embedded.ts';
import { CONFIG_EXIT_CODE, fail, isSentence } from './fail.ts';
import { createLog, type RunLog } from './log.ts';
import { offFeatures } from './off-features.ts';
import { checkPort } from './port.ts';
import { startReplay } from './recording/replay.ts';
import { agreeOnClock, openSharedStore } from './shared-world.ts';
import { handleSignals } from './signals.ts';
import { reportStart, type StartReport, warnOfVariables } from './start-report.ts';
import { type SupervisedService, supervise } from './supervise.ts';

/** Source of the pages: a build, or the development server. */
export interface Pages extends Pick<BffOptions, 'webRoot' | 'dev'> {
  /** Prepares the pages; called after the configuration was validated. */
  readonly prepare?: () => void;
}

const BLIND_TRUST =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate. Remove it, and name a certificate of your own in NODE_EXTRA_CA_CERTS.';

const STATE_DIR = join(import.meta.dirname, '../../node_modules/.cache/touchline');

/** Returns the public demo account of the embedded service. */
const embeddedAccount = (url: string): UpstreamAccount => ({
  url,
  user: 'demo',
  token: 'demo',
  mode: 'embedded',
});

function readConfigs() {
  const bff = readBffConfig(process.env);
  const service = readServiceConfig(process.env);
  const certificates = process.env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' ? [BLIND_TRUST] : [];
  if (bff.ok && service.ok && certificates.length === 0) return { config: bff.value, service: service.value };
  const problems = [
    ...(bff.ok ? [] : bff.problems),
    ...(service.ok ? [] : service.problems),
    ...certificates,
  ];
  // A variable that both parts read is reported once.
  return fail([...new Set(problems)], CONFIG_EXIT_CODE);
}

type Config = ReturnType<typeof readConfigs>['config'];

function scrubberOf({ upstream, status, redis, webhooks, push }: Config): (text: string) => string {
  const ofWebhooks = webhooks.flatMap(({ url, secret, bearer }) => [url, secret, bearer]);
  const secrets = [
    upstream?.token,
    status.operatorKey,
    ...(redis?.secrets ?? []),
    ...ofWebhooks,
    push.keys?.privateKey,
    push.ntfy?.token,
  ];
  return createScrubber(secrets.filter((secret) => typeof secret === 'string'));
}

/** Data service started by this program: the embedded one or a replay. */
type OwnService = Pick<SupervisedService, 'address' | 'close'> & Partial<SupervisedService>;

async function startOwnService(
  address: { readonly host: string; readonly port: number },
  clock: MovableClock,
  log: RunLog,
): Promise<OwnService> {
  const replay = await startReplay(process.env['UPSTREAM_URL'], clock);
  if (replay) return replay;
  await checkPort(address.host, address.port, 'SERVICE_');
  return supervise((port, signal) => startEmbedded(clock, { signal, ...(port && { port }) }), log);
}

function endInOrder(bff: Bff, service: OwnService | null) {
  return async (drainMs: number) => {
    await bff.close({ drainMs });
    // Closed last, since pending requests may still need it.
    await service?.close();
  };
}

/** Starts the embedded service, unless a real one is configured, and the BFF, and prints the address. */
export async function startTouchline({ prepare, ...pages }: Pages): Promise<void> {
  let reportCrash = ({ error, place }: Crash) =>
    console.error(`Touchline ended with an uncaught error: ${error} at ${place}.`);
  exitOnCrash((crash) => reportCrash(crash));
  const { config, service } = readConfigs();
  const {
    host,
    port,
    hasOdds,
    oddsCare,
    languages,
    operatorName,
    operatorContact,
    brandFile,
    deskTemplates,
    upstream: realUpstream,
    clients,
    allowance,
    metrics,
    status,
    push,
    webhooks,
    drainSeconds,
  } = config;
  const scrub = scrubberOf(config);
  const log = await createLog({ level: config.logLevel, scrub });
  reportCrash = (crash) => log('fatal', 'crash', { ...crash });
  const shared = config.redis && (await openSharedStore(config.redis, log));
  const { seed, now, speed, odds, media, feed, bookmakers } = service;
  const setting = realUpstream ? startSetting(null, 1) : startSetting(now, speed);
  const isInvented = !process.env['UPSTREAM_URL']?.trim();
  const isByMachine = realUpstream !== null || (now === null && speed === 1);
  const isAgreed = shared !== null && !isByMachine;
  const clock = createClock(
    isAgreed ? await agreeOnClock(shared, `${seed} ${now} ${speed}`, setting) : setting,
  );
  // Processes whose worlds differ share nothing; the offset also changes when SERVICE_CONTROL moves the clock.
  const world = () => {
    const { base, at, rate } = clock.setting;
    const offers = [odds, media, feed, ...bookmakers.map(({ id }) => id)];
    return JSON.stringify([process.env['UPSTREAM_URL'] ?? '', seed, base - at * rate, rate, offers]);
  };
  try {
    await checkPort(host, port);
    prepare?.();
    // The proxy's modules load while the data service starts.
    const [{ createBff }, ownService] = await Promise.all([
      import('#bff/server.ts'),
      realUpstream ? null : startOwnService(service, clock, log),
    ]);
    // A stopped process does not notice the exit of its parent.
    process.once('exit', () => void ownService?.close());
    const bff = await createBff({
      upstream: realUpstream ?? embeddedAccount(ownService?.address ?? ''),
      ...{
        clock,
        realNow,
        host,
        port,
        hasOdds,
        oddsCare,
        languages,
        operatorName,
        operatorContact,
        isInvented,
      },
      ...{ clients, allowance, metrics, status, push, webhooks, log },
      brand: brandFile.brand,
      ...(deskTemplates !== null && { deskTemplates: resolve(deskTemplates) }),
      pages: [...PAGES, ...BUILDER_PAGES],
      stateDir: resolve(config.stateDir ?? STATE_DIR),
      pushStateDir: config.stateDir && resolve(config.stateDir),
      shared: shared === null ? undefined : { store: shared, world },
      ...pages,
    });
    ownService?.follow?.(bff);
    handleSignals({
      drainSeconds,
      close: endInOrder(bff, ownService),
      reload: () => bff.reloadCredentials(),
    });
    const servicePid = ownService?.pid;
    const report: StartReport = {
      // Pages of the development server are at the root alone.
      address: bff.metricsAddress + (pages.webRoot === null ? '' : basePathOf(clients.publicUrl)),
      host,
      upstream: realUpstream,
      isInvented,
      feed,
      allowance: bff.account,
      hasStatusPage: status.enabled,
      off: offFeatures(config),
      facts: {
        pid: process.pid,
        ...(servicePid && { servicePid, servicePort: Number(new URL(ownService.address).port) }),
      },
    };
    await reportStart(report, { level: config.logLevel, scrub });
    warnOfVariables(process.env, log);
    for (const problem of brandFile.warnings) log('warn', 'house style not used', { problem });
  } catch (error) {
    if (!isSentence(error)) throw error;
    fail([scrub(error.message)]);
  }
}
