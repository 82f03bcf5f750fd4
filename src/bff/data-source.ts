import type { AgeingClock } from '#contract/clock.ts';
import { createAccount } from './account/account.ts';
import { type Answers, createAnswers } from './cache/answers.ts';
import { freshness, type Terms } from './cache/freshness.ts';
import { type Schedule, scheduleUnref } from './cache/watch.ts';
import type { Allowance, MetricsAddress } from './config/config.ts';
import { type EventLoop, watchEventLoop } from './event-loop.ts';
import { Failure } from './failure.ts';
import { ageSeconds } from './http/headers.ts';
import { createLoad } from './load.ts';
import { type Log, scrubbedLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createServiceState, type ServiceState } from './service-state.ts';
import type { UpstreamAccount } from './upstream/account.ts';
import { createUpstream } from './upstream/client.ts';
import { watchCredentialFiles } from './upstream/credential-files.ts';
import { createPictures, type Pictures } from './upstream/pictures.ts';
import type { UpstreamCall } from './upstream-call.ts';

export interface DataSourceOptions {
  readonly upstream: UpstreamAccount;
  /** Clock of the world; answers age by it. */
  readonly clock: AgeingClock;
  /** The account's allowance, as far as the operator has configured it. */
  readonly allowance?: Allowance;
  /** Folder for state that survives a restart; null: nothing is saved. */
  readonly stateDir?: string | null;
  /** Default: none. */
  readonly metrics?: MetricsAddress;
  readonly log?: Log;
  /** Monotonic time of the machine, ms, for waits and retries. */
  readonly elapsed?: () => number;
  /** Runs timers on that monotonic time. */
  readonly schedule?: Schedule;
  /** Default: the event loop of this process. */
  readonly eventLoop?: EventLoop;
}

/** The data service behind cache, metrics and log; it exposes no credentials. */
export interface DataSource {
  readonly answers: Answers;
  readonly pictures: Pictures;
  readonly log: Log;
  /** Null: the metrics server is off. */
  readonly metrics: Metrics | null;
  readonly state: ServiceState;
  readonly eventLoop: EventLoop;
  setCredentials(user: string, token: string): void;
  reloadCredentials(): void;
  upstreamReady(url: string): void;
  close(): Promise<void>;
}

function logCall(log: Log, { requestsLeft, ...call }: UpstreamCall): void {
  const isExpected = ['ok', 'absent', 'no_route'].includes(call.outcome);
  log(isExpected ? 'debug' : 'warn', 'upstream call', {
    ...call,
    ...(requestsLeft !== null && { requestsLeft }),
  });
}

export function createDataSource(options: DataSourceOptions): DataSource {
  const { clock, elapsed = () => performance.now(), schedule = scheduleUnref, allowance, stateDir } = options;
  const { mode, url, user, liveEvery = 30 } = options.upstream;
  const terms: Terms = { mode, liveEvery };
  const upstream = createUpstream(options.upstream, elapsed);
  const pictures = createPictures(options.upstream);
  const log = scrubbedLog(options.log ?? (() => {}), upstream.scrub);
  const account = createAccount({ url, user, mode, liveEvery, clock, elapsed, log, allowance, stateDir });
  const { budget } = account;
  const metrics = options.metrics?.port
    ? createMetrics({ watchedKeys: () => answers.watchedKeys, storeBytes: () => answers.storeBytes })
    : null;
  const state = createServiceState({
    clock,
    elapsed,
    holdings: () => answers.holdings,
    allowance: () => budget.state,
  });
  const { eventLoop = watchEventLoop() } = options;
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
  });
  const answers = createAnswers({
    clock,
    elapsed,
    schedule,
    budget: account,
    isSupervised: mode === 'embedded',
    waits: ({ operation }) => freshness(operation, null, clock.now(), terms),
    load: account.load(async (...request) => {
      if (eventLoop.isBlocked) throw new Failure('overloaded', 'busy', { retryAfter: 1_000 });
      return load(...request);
    }),
    onFailure({ name }, { reason, place }) {
      log(place === null ? 'warn' : 'error', 'refresh failed', {
        operation: name,
        reason,
        ...(place !== null && { place }),
      });
    },
    onOutcome({ name }, outcome) {
      state.onOutcome(name, outcome);
      metrics?.onOutcome(name, outcome.how, outcome.how === 'failed' ? null : ageSeconds(outcome));
    },
  });
  const setCredentials = (newUser: string, token: string) => {
    upstream.setCredentials(newUser, token);
    void account.credentialsChanged(newUser);
    answers.upstreamReady();
  };
  const credentialFiles = watchCredentialFiles(options.upstream, setCredentials, log);

  return {
    answers,
    pictures,
    log,
    metrics,
    state,
    eventLoop,
    setCredentials,
    reloadCredentials: credentialFiles.reload,
    upstreamReady(restartedAt) {
      upstream.restarted(restartedAt);
      pictures.restarted(restartedAt);
      answers.upstreamReady();
    },
    async close() {
      credentialFiles.close();
      eventLoop.close();
      answers.close();
      await Promise.all([upstream.close(), pictures.close(), account.close()]);
    },
  };
}
