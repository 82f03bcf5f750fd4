import type { Budget } from '#bff/account/budget.ts';
import type { ApiRequest } from '#bff/api-request.ts';
import { asFailure, Failure } from '#bff/failure.ts';
import type { Restart } from '#bff/upstream/restart.ts';
import type { AgeingClock } from '#contract/clock.ts';
import type { AnswerOutcome } from './answer-outcome.ts';
import type { BackOff } from './back-off.ts';
import { isEarlier } from './progress.ts';
import { type Store, usableVersion } from './store.ts';
import type { Version } from './version.ts';

/** "Not found" is cached at least this long, in ms of the machine. */
const MIN_ABSENCE_MS = 1_000;
/** An earlier state than the cached one is accepted once the cached one is this many periods old. */
const MAX_DISTRUST_PERIODS = 3;

/** Timeouts of a refresh by operation (freshness.ts). */
interface RefreshTimeouts {
  readonly softTimeoutMs: number;
  readonly hardTimeoutMs: number;
  readonly negativeTtlMs: number;
}

export interface RefreshOptions {
  readonly clock: AgeingClock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly store: Store;
  readonly backOff: BackOff;
  readonly restart: Restart;
  readonly budget: Pick<Budget, 'refusal'>;
  timeoutsOf(apiRequest: ApiRequest): RefreshTimeouts;
  /** Fetches a new version; its body is that of `previous` if nothing changed. Throws a `Failure`. */
  load(apiRequest: ApiRequest, previous: Version | null, signal: AbortSignal): Promise<Version>;
  onFailure(apiRequest: ApiRequest, failure: Failure): void;
}

export interface Refresher {
  /** Fetches a new version and stores it, or the failure. Never rejects. */
  refresh(apiRequest: ApiRequest, oldVersion: Version | null): Promise<AnswerOutcome>;
  /** Whether the last refresh failed. */
  readonly isFailing: boolean;
}

/** Whether the data service itself says that there are no data. A list cannot be absent, only empty. */
export function hidesData({ operation }: ApiRequest, { reason }: Failure): boolean {
  return reason === 'absent' && operation.shape !== 'list';
}

/** Returns the world time between two versions, ms. */
const periodOf = ({ asOf, freshUntil }: Version) => freshUntil - asOf;

/** Refreshes stored answers. A failure replaces data only if the data service says that there are none. */
export function createRefresher(options: RefreshOptions): Refresher {
  const { clock, elapsed, store, backOff, restart, budget, timeoutsOf, load, onFailure } = options;
  let isFailing = false;

  function succeed({ key }: ApiRequest, version: Version, isSlow: boolean): AnswerOutcome {
    isFailing = false;
    backOff.recordSuccess(key);
    const requestedAt = store.get(key)?.requestedAt ?? elapsed();
    store.set(key, { version, absence: null, isSlow, requestedAt });
    return { how: 'miss', version, isCollapsed: false, answeredAt: clock.ageingNow() };
  }

  function fail(apiRequest: ApiRequest, failure: Failure, startedAt: number, isSlow: boolean): AnswerOutcome {
    const { key } = apiRequest;
    if (failure.reason === 'busy' || !failure.isUnsent) onFailure(apiRequest, failure);
    const entry = store.get(key);
    const oldVersion = usableVersion(entry, clock.ageingNow());
    const isAbsent = failure.code === 'not_found';
    isFailing = !isAbsent && failure.code !== 'plan_limit' && failure.reason !== 'older';
    if (hidesData(apiRequest, failure) || (isAbsent && !oldVersion)) {
      backOff.recordSuccess(key);
      const until = startedAt + Math.max(timeoutsOf(apiRequest).negativeTtlMs, MIN_ABSENCE_MS * clock.rate);
      const absence = { failure, since: startedAt, until };
      store.set(key, { version: null, absence, isSlow: false, requestedAt: elapsed() });
    } else {
      backOff.recordFailure(key, failure, oldVersion ? periodOf(oldVersion) / Math.max(clock.rate, 1) : 0);
      if (entry) store.set(key, { ...entry, isSlow });
    }
    return { how: 'failed', failure, retryInMs: failure.retryAfterMs };
  }

  /** Throws if `version` shows an earlier state than `oldVersion`, as a lagging replica does. */
  function checkProgress(version: Version, oldVersion: Version | null): void {
    // After the world was set back the cached version lies in its future and proves nothing.
    if (
      !oldVersion ||
      oldVersion.asOf > clock.ageingNow() ||
      !isEarlier(version.progress, oldVersion.progress)
    )
      return;
    const period = periodOf(oldVersion);
    if (version.asOf - oldVersion.asOf >= MAX_DISTRUST_PERIODS * period) return;
    throw new Failure('upstream_refused', 'older', { retryAfterMs: period / Math.max(clock.rate, 1) });
  }

  return {
    async refresh(apiRequest, oldVersion) {
      const startedAt = clock.ageingNow();
      const elapsedAtStart = elapsed();
      const { softTimeoutMs, hardTimeoutMs } = timeoutsOf(apiRequest);
      const isSlow = () => elapsed() - elapsedAtStart > softTimeoutMs;
      try {
        const signal = AbortSignal.timeout(hardTimeoutMs);
        const request = async () => {
          const refusal = budget.refusal(apiRequest);
          if (refusal) throw refusal;
          return load(apiRequest, oldVersion, signal);
        };
        const version = await (oldVersion ? request() : restart.callAfter(request, signal));
        checkProgress(version, oldVersion);
        return succeed(apiRequest, version, isSlow());
      } catch (thrown) {
        return fail(apiRequest, asFailure(thrown), startedAt, isSlow());
      }
    },
    get isFailing() {
      return isFailing;
    },
  };
}
