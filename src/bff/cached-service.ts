import { createAccountAllowance, UNKNOWN_ALLOWANCE } from '#bff/account/account-allowance.ts';
import { type AnswerCache, createAnswerCache } from '#bff/cache/answer-cache.ts';
import { computeFreshness, type Terms } from '#bff/cache/freshness.ts';
import { createRoundWatch } from '#bff/cache/played-rounds.ts';
import { type Schedule, scheduleUnref } from '#bff/cache/watch.ts';
import type { Allowance, MetricsAddress } from '#bff/config/config.ts';
import { createFleet, type Fleet } from '#bff/fleet/fleet.ts';
import { joinFleet } from '#bff/fleet/join-fleet.ts';
import type { ConnectedStore } from '#bff/fleet/shared-store.ts';
import { ageSeconds } from '#bff/http/headers.ts';
import { watchCredentialFiles } from '#bff/upstream/credential-files.ts';
import { createPictures, type Pictures } from '#bff/upstream/pictures.ts';
import type { UpstreamAccount } from '#bff/upstream/upstream-account.ts';
import { createUpstreamClient, type Transport } from '#bff/upstream/upstream-client.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { type EventLoop, watchEventLoop } from './event-loop.ts';
import { detailsOf, Failure } from './failure.ts';
import { createLoad } from './load.ts';
import { type Log, scrubbedLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createServiceState, type ServiceState } from './service-state.ts';
import type { UpstreamCall } from './upstream-call.ts';

interface SharedStoreOptions {
  readonly store: ConnectedStore;
  /** Returns a text by which processes with the same data know each other; the account is added to it. */
  world(): string;
}

export interface CachedServiceOptions {
  readonly upstream: UpstreamAccount;
  /** Clock of the world; answers age by it. */
  readonly clock: AgeingClock;
  /** The account's allowance, as far as the operator has configured it. */
  readonly allowance?: Allowance;
  /** Folder for state that survives a restart; null: nothing is saved. */
  readonly stateDir?: string | null;
  /** Store that several processes share, and what their worlds have in common; default: this process is alone. */
  readonly shared?: SharedStoreOptions | undefined;
  /** Default: none. */
  readonly metrics?: MetricsAddress;
  /** How many walls of each name are connected, for the metrics; default: none. */
  readonly walls?: () => ReadonlyMap<string, number>;
  readonly log?: Log;
  /** Monotonic time of the machine, ms, for waits and retries. */
  readonly elapsed?: () => number;
  /** Runs timers on that monotonic time. */
  readonly schedule?: Schedule;
  /** Runs the writes of the state folder; default: `schedule`. */
  readonly scheduleSave?: Schedule | undefined;
  /** Returns a number from 0 to 1, by which retries vary; default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Sends requests to the data service; default: over HTTP. */
  readonly transport?: Transport | undefined;
  /** Default: the event loop of this process. */
  readonly eventLoop?: EventLoop;
}

/** The data service behind cache, metrics and log; it exposes no credentials. */
export interface CachedService {
  readonly answers: AnswerCache;
  readonly pictures: Pictures;
  readonly log: Log;
  /** Null: the metrics server is off. */
  readonly metrics: Metrics | null;
  readonly state: ServiceState;
  readonly eventLoop: EventLoop;
  /** Seconds between two requests for matches in play, while there are enough. */
  readonly liveSeconds: number;
  /** Null: this process is alone. */
  readonly fleet: Fleet | null;
  /** Resolves when this process shares with others, or after half a second without their store. */
  readonly ready: Promise<void>;
  setCredentials(user: string, token: string): void;
  reloadCredentials(): void;
  onUpstreamReady(url: string): void;
  close(): Promise<void>;
}

function logCall(log: Log, { requestsLeft, ...call }: UpstreamCall): void {
  const isExpected = ['ok', 'absent', 'no_route'].includes(call.outcome);
  log(isExpected ? 'debug' : 'warn', 'upstream call', {
    ...call,
    ...(requestsLeft !== null && { requestsLeft }),
  });
}

export function createCachedService(options: CachedServiceOptions): CachedService {
  const { clock, elapsed = () => performance.now(), schedule = scheduleUnref, allowance, stateDir } = options;
  const { mode, url, user, livePollSeconds = 30 } = options.upstream;
  const terms: Terms = { mode, livePollSeconds };
  const upstream = createUpstreamClient(options.upstream, options.transport);
  const pictures = createPictures(options.upstream);
  const log = options.log ? scrubbedLog(options.log, upstream.scrub) : () => {};
  let currentUser = user;
  const { shared } = options;
  const fleet = shared
    ? createFleet({
        store: shared.store,
        now: () => clock.now(),
        schedule,
        log,
        // The embedded service has another address in every process.
        identity: () => JSON.stringify(mode === 'real' ? [url, currentUser] : [shared.world()]),
        onEvent: (event) => metrics?.onFleetEvent(event),
      })
    : null;
  const membership = fleet
    ? joinFleet({
        fleet,
        clock,
        schedule,
        terms,
        allowance: allowance ?? UNKNOWN_ALLOWANCE,
        budget: () => account.budget,
        answers: () => answers,
      })
    : null;
  const account = createAccountAllowance({
    url,
    user,
    mode,
    livePollSeconds,
    clock,
    elapsed,
    log,
    allowance,
    stateDir,
    sharing: mode === 'real' ? membership?.sharing : undefined,
    schedule: options.scheduleSave ?? schedule,
    onRelief: () => answers.onRelief(),
  });
  const { budget } = account;
  const metrics: Metrics | null = options.metrics?.port
    ? createMetrics({
        watchedKeys: () => answers.watchedKeys,
        storeBytes: () => answers.storeBytes,
        walls: options.walls ?? (() => new Map()),
        ...(fleet && { isStoreUp: () => fleet.store.isUp }),
      })
    : null;
  const state = createServiceState({
    clock,
    elapsed,
    holdings: () => answers.holdings,
    account,
    fleet,
  });
  const { eventLoop = watchEventLoop() } = options;
  const newRounds = createRoundWatch();
  const load = createLoad({
    upstream,
    clock,
    elapsed,
    budget,
    terms,
    log,
    onCall(call) {
      logCall(log, call);
      metrics?.onCall(call);
      state.onCall(call);
    },
    onDropped: (operation, records) => metrics?.onDropped(operation, records),
    onSettled(records) {
      metrics?.onSettled(records);
      state.onSettled(records);
    },
    onData({ name }, data) {
      if (name !== 'livescores?t=live') return;
      const rounds = newRounds(data);
      if (rounds.length === 0) return;
      answers.endOutdated(rounds);
      fleet?.tell({ kind: 'rounds', rounds });
    },
  });
  const ownLoad = account.load(async (...request) => {
    if (eventLoop.isBlocked) throw new Failure('overloaded', 'busy', { retryAfterMs: 1_000, isUnsent: true });
    return load(...request);
  });
  const answers = createAnswerCache({
    clock,
    elapsed,
    schedule,
    random: options.random,
    budget: account,
    isSupervised: mode === 'embedded',
    timeoutsOf: ({ operation }) => computeFreshness(operation, null, clock.now(), terms),
    load: membership ? membership.load(ownLoad) : ownLoad,
    onFailure({ name }, failure) {
      const { reason, place } = failure;
      const level = place === null ? 'warn' : 'error';
      log(level, 'refresh failed', { operation: name, reason, ...detailsOf(failure) });
    },
    onOutcome({ name }, outcome) {
      state.onOutcome(name, outcome);
      metrics?.onOutcome(name, outcome.how, outcome.how === 'failed' ? null : ageSeconds(outcome));
    },
  });
  const setCredentials = (newUser: string, token: string) => {
    upstream.setCredentials(newUser, token);
    currentUser = newUser;
    void account.onCredentialsChange(newUser);
    answers.onUpstreamReady();
  };
  const credentialFiles = watchCredentialFiles(options.upstream, setCredentials, log);

  return {
    answers,
    pictures,
    log,
    metrics,
    state,
    eventLoop,
    liveSeconds: computeFreshness({ pace: 'live' }, null, clock.now(), terms).freshMs / 1_000,
    fleet,
    ready: membership?.begin() ?? Promise.resolve(),
    setCredentials,
    reloadCredentials() {
      credentialFiles.reload();
      account.ask();
      answers.onRelief();
    },
    onUpstreamReady(restartedAt) {
      upstream.onRestart(restartedAt);
      pictures.onRestart(restartedAt);
      budget.reopen();
      answers.onUpstreamReady();
    },
    async close() {
      credentialFiles.close();
      eventLoop.close();
      answers.close();
      fleet?.close();
      await Promise.all([upstream.close(), pictures.close(), account.close()]);
    },
  };
}
