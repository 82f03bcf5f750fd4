import type { Budget } from '#bff/account/budget.ts';
import { asFailure, Failure } from '#bff/failure.ts';
import type { Question } from '#bff/question.ts';
import type { Restart } from '#bff/upstream/restart.ts';
import type { AgeingClock } from '#contract/clock.ts';
import type { BackOff } from './back-off.ts';
import type { Outcome } from './outcome.ts';
import { isEarlier } from './progress.ts';
import { type Store, usableVersion } from './store.ts';
import type { Version } from './version.ts';

/** Time for which a refusal by the plan is cached, since each request is charged to the allowance. */
const PLAN_MS = 10 * 60_000;
/** "Not found" is cached at least this long, in ms of the machine. */
const MIN_ABSENCE_MS = 1_000;
/** An earlier state than the cached one is accepted once the cached one is this many periods old. */
const MAX_PERIODS_HELD = 3;

/** Timeouts of a refresh by operation (freshness.ts). */
interface Waits {
  readonly soft: number;
  readonly hard: number;
  readonly negative: number;
}

export interface RefreshOptions {
  readonly clock: AgeingClock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly store: Store;
  readonly backOff: BackOff;
  readonly restart: Restart;
  readonly budget: Pick<Budget, 'wait'>;
  waits(question: Question): Waits;
  /** Fetches a new version; its body is that of `previous` if nothing changed. Throws a `Failure`. */
  load(question: Question, previous: Version | null, signal: AbortSignal): Promise<Version>;
  onFailure(question: Question, failure: Failure): void;
}

export interface Refresher {
  /** Fetches a new version and stores it, or the failure. Never rejects. */
  refresh(question: Question, old: Version | null): Promise<Outcome>;
  /** Whether the last refresh failed. */
  readonly isFailing: boolean;
}

/** Whether the data service itself says that there are no data. A list cannot be absent, only empty. */
export function hidesData({ operation }: Question, { code, reason }: Failure): boolean {
  return code === 'plan_limit' || (reason === 'absent' && operation.shape !== 'list');
}

/** Returns the world time between two versions, ms. */
const periodOf = ({ asOf, freshUntil }: Version) => freshUntil - asOf;

/** Refreshes stored answers. A failure replaces data only if the data service says that there are none. */
export function createRefresher(options: RefreshOptions): Refresher {
  const { clock, elapsed, store, backOff, restart, budget, waits, load, onFailure } = options;
  let isFailing = false;

  function succeed({ key }: Question, version: Version, isSlow: boolean): Outcome {
    isFailing = false;
    backOff.succeeded(key);
    const requestedAt = store.get(key)?.requestedAt ?? elapsed();
    store.set(key, { version, absence: null, isSlow, requestedAt });
    return { how: 'miss', version, collapsed: false, at: clock.ageingNow() };
  }

  function fail(question: Question, failure: Failure, startedAt: number, isSlow: boolean): Outcome {
    const { key } = question;
    onFailure(question, failure);
    const entry = store.get(key);
    const old = usableVersion(entry, clock.ageingNow());
    const isAbsent = failure.code === 'not_found' || failure.code === 'plan_limit';
    isFailing = !isAbsent && failure.reason !== 'older';
    if (hidesData(question, failure) || (isAbsent && !old)) {
      backOff.succeeded(key);
      const believed = failure.code === 'plan_limit' ? PLAN_MS : waits(question).negative;
      const until = startedAt + Math.max(believed, MIN_ABSENCE_MS * clock.rate);
      const absence = { failure, since: startedAt, until };
      store.set(key, { version: null, absence, isSlow: false, requestedAt: elapsed() });
    } else {
      backOff.failed(key, failure, old ? periodOf(old) / Math.max(clock.rate, 1) : 0);
      if (entry) store.set(key, { ...entry, isSlow });
    }
    return { how: 'failed', failure, retryIn: failure.retryAfter };
  }

  /** Throws if `version` shows an earlier state than `oldVersion`, as a lagging replica does. */
  function checkProgress(version: Version, old: Version | null): void {
    // After the world was set back the cached version lies in its future and proves nothing.
    if (!old || old.asOf > clock.ageingNow() || !isEarlier(version.progress, old.progress)) return;
    const period = periodOf(old);
    if (version.asOf - old.asOf >= MAX_PERIODS_HELD * period) return;
    throw new Failure('upstream_refused', 'older', { retryAfter: period / Math.max(clock.rate, 1) });
  }

  return {
    async refresh(question, old) {
      const startedAt = clock.ageingNow();
      const began = elapsed();
      const { soft, hard } = waits(question);
      const isSlow = () => elapsed() - began > soft;
      try {
        const wait = budget.wait(question);
        if (wait > 0) throw new Failure('rate_limited', 'limit', { retryAfter: wait });
        const signal = AbortSignal.timeout(hard);
        const request = () => load(question, old, signal);
        const version = await (old ? request() : restart.callAfter(request, signal));
        checkProgress(version, old);
        return succeed(question, version, isSlow());
      } catch (thrown) {
        return fail(question, asFailure(thrown), startedAt, isSlow());
      }
    },
    get isFailing() {
      return isFailing;
    },
  };
}
