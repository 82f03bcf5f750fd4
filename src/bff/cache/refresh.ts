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

/** How long an operation that the plan lacks is not requested again, ms: each request costs from the allowance. */
const PLAN_MS = 10 * 60_000;
/** "There is no such thing" is believed at least this long, ms of the machine. */
const MIN_ABSENCE_MS = 1_000;
/** An earlier state than the one that is held is believed once that one is so many periods old. */
const MAX_PERIODS_HELD = 3;

/** How long to wait for what, by the kind of question (freshness.ts). ms. */
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
  /** Gets a new version from the data service; `previous` is for noticing that nothing changed. Throws a `Failure`. */
  load(question: Question, previous: Version | null, signal: AbortSignal): Promise<Version>;
  onFailure(question: Question, failure: Failure): void;
}

export interface Refresher {
  /** Requests a new version and stores it, or the failure. Never rejects. */
  refresh(question: Question, old: Version | null): Promise<Outcome>;
  /** The last refresh brought no answer of the data service. */
  readonly isFailing: boolean;
}

/** Whether the data service itself says that there is nothing to show. A list cannot be absent, only empty. */
export function hidesData({ operation }: Question, { code, reason }: Failure): boolean {
  return code === 'plan_limit' || (reason === 'absent' && operation.shape !== 'list');
}

/** World time between two versions, ms. */
const periodOf = ({ asOf, freshUntil }: Version) => freshUntil - asOf;

/** Renews stored answers. A failure replaces data only where the data service says that there is no such thing. */
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

  /** Throws where `version` shows an earlier state than `old`, which a replica that lags behind answers with. */
  function checkProgress(version: Version, old: Version | null): void {
    // Once the world was set back, what is held is from its future and no measure.
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
