import { asFailure, Failure, type Reason } from '#bff/failure.ts';
import type { Question } from '#bff/question.ts';
import { createRestart } from '#bff/upstream/restart.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { createBackOff } from './back-off.ts';
import type { Budget } from './budget.ts';
import { createFlights, type Flight } from './flights.ts';
import { isEarlier } from './progress.ts';
import { createStore, type Entry } from './store.ts';
import type { Version } from './version.ts';
import { createWatch, type Schedule } from './watch.ts';

/** How long a plan that lacks something is believed to lack it, ms: asking costs from the allowance. */
const PLAN_MS = 10 * 60_000;
/** An earlier state than the one that is held is believed once that one is so many periods old. */
const MAX_PERIODS_HELD = 3;
/** What a client with old data is told to wait where nothing says how long, ms. */
const RETRY_MS = 1_000;

/** What a question got, and how. */
export type Outcome =
  | {
      readonly how: 'hit' | 'miss';
      readonly version: Version;
      readonly collapsed: boolean;
      /** When it was answered, by the clock that answers age by, epoch ms of the world. */
      readonly at: number;
    }
  /** Old data, and why there is no better: the reason, and ms until trying again makes sense. */
  | {
      readonly how: 'stale';
      readonly version: Version;
      readonly why: Reason | 'slow';
      readonly retryIn: number;
      readonly at: number;
    }
  | { readonly how: 'failed'; readonly failure: Failure; readonly retryIn: number | null };

/** An outcome with data. */
export type Told = Exclude<Outcome, { readonly how: 'failed' }>;

/** How long to wait for what, by the kind of question (freshness.ts). ms. */
interface Waits {
  readonly soft: number;
  readonly hard: number;
  readonly negative: number;
}

export interface AnswersOptions {
  readonly clock: AgeingClock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly schedule: Schedule;
  /** From 0 to 1; default: chance. */
  readonly random?: () => number;
  readonly budget: Budget;
  /** The process of the data service is supervised: `upstreamDown` is called when it ends. */
  readonly isSupervised: boolean;
  waits(question: Question): Waits;
  /** Gets a new version from the data service; `previous` is for telling that nothing changed. Throws a `Failure`. */
  load(question: Question, previous: Version | null, signal: AbortSignal): Promise<Version>;
  onFailure(question: Question, failure: Failure): void;
  /** Sees every answer that a client gets. */
  onOutcome?(question: Question, outcome: Outcome): void;
}

/** What usable answers are held: none, only old ones or none since the data service failed, fresh ones. */
type Holdings = 'nothing' | 'old' | 'fresh';

export interface Answers {
  /** At once where the answer is fresh, which is the case for nearly every request. Never throws. */
  ask(question: Question): Outcome | Promise<Outcome>;
  readonly holdings: Holdings;
  readonly watchedKeys: number;
  readonly storeBytes: number;
  /** The process of the data service has ended: until it is ready, requests without old data wait for it. */
  upstreamDown(): void;
  upstreamReady(): void;
  /** Refreshes nothing any more. */
  close(): void;
}

/** Whether the data service itself says that there is nothing to show. A list cannot be absent, only empty. */
function hidesData({ operation }: Question, { code, reason }: Failure): boolean {
  return code === 'plan_limit' || (reason === 'absent' && operation.shape !== 'list');
}

function isBelieved({ absence }: Entry, now: number): boolean {
  return absence !== null && absence.since <= now && now < absence.until;
}

/**
 * The policy of the cache. Fresh: served. Old: one refresh for everybody, for which requests wait a moment and then
 * have the old answer. Failed: the old answer stays, the key is left alone for a while. A failure replaces data only
 * where the data service says that there is no such thing. Watched keys are refreshed before they end.
 */
export function createAnswers(options: AnswersOptions): Answers {
  const { clock, elapsed, budget, waits, load, onFailure } = options;
  const store = createStore();
  const backOff = createBackOff(elapsed, options.random);
  const flights = createFlights<Outcome>();
  const restart = createRestart();
  const watch = createWatch({
    clock,
    elapsed,
    schedule: options.schedule,
    store,
    backOff,
    refresh: refreshSoon,
  });
  /** The last refresh brought no answer of the data service. */
  let isFailing = false;

  /** The version, unless it is too old to show or, after the world was moved back, from a future. */
  function usable(entry: Entry | undefined, now: number): Version | null {
    const version = entry?.version;
    return version && version.asOf <= now && now < version.deleteAt ? version : null;
  }

  /** World time between two versions. */
  const periodOf = ({ asOf, freshUntil }: Version) => freshUntil - asOf;

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
    const old = usable(entry, clock.ageingNow());
    const isAbsent = failure.code === 'not_found' || failure.code === 'plan_limit';
    isFailing = !isAbsent;
    if (hidesData(question, failure) || (isAbsent && !old)) {
      backOff.succeeded(key);
      const believed = failure.code === 'plan_limit' ? PLAN_MS : waits(question).negative;
      const until = startedAt + Math.max(believed, RETRY_MS * clock.rate);
      const absence = { failure, since: startedAt, until };
      store.set(key, { version: null, absence, isSlow: false, requestedAt: elapsed() });
    } else {
      backOff.failed(key, failure, old ? periodOf(old) / Math.max(clock.rate, 1) : 0);
      if (entry) store.set(key, { ...entry, isSlow });
    }
    return { how: 'failed', failure, retryIn: failure.retryAfter };
  }

  /** Loads a version, again if the data service's process ended meanwhile and nothing else can be served. */
  async function loadPatiently(question: Question, old: Version | null, signal: AbortSignal) {
    if (!old) await restart.over(signal);
    try {
      return await load(question, old, signal);
    } catch (thrown) {
      const isLost = options.isSupervised && !old && asFailure(thrown).reason === 'connection';
      if (!isLost || !(await restart.hasBegun())) throw thrown;
      await restart.over(signal);
      return load(question, old, signal);
    }
  }

  /** Throws where `version` shows an earlier state than `old`, which a replica that lags behind answers with. */
  function checkProgress(version: Version, old: Version | null): void {
    if (!old || !isEarlier(version.progress, old.progress)) return;
    const period = periodOf(old);
    if (version.asOf - old.asOf >= MAX_PERIODS_HELD * period) return;
    throw new Failure('upstream_refused', 'older', { retryAfter: period / Math.max(clock.rate, 1) });
  }

  async function refresh(question: Question, old: Version | null): Promise<Outcome> {
    const startedAt = clock.ageingNow();
    const began = elapsed();
    const { soft, hard } = waits(question);
    const isSlow = () => elapsed() - began > soft;
    try {
      const wait = budget.wait(question.operation.pace === 'live');
      if (wait > 0) throw new Failure('rate_limited', 'limit', { retryAfter: wait });
      const version = await loadPatiently(question, old, AbortSignal.timeout(hard));
      checkProgress(version, old);
      return succeed(question, version, isSlow());
    } catch (thrown) {
      return fail(question, asFailure(thrown), startedAt, isSlow());
    }
  }

  /** The refresh of a watched key, for which no request waits. */
  function refreshSoon(question: Question): Promise<unknown> {
    const { key } = question;
    const old = usable(store.get(key), clock.ageingNow());
    return (flights.of(key) ?? flights.start(key, () => refresh(question, old), true)).done;
  }

  function stale(version: Version, why: Reason | 'slow', retryIn = RETRY_MS): Outcome {
    return { how: 'stale', version, why, retryIn, at: clock.ageingNow() };
  }

  /** Waits for a refresh: a moment with old data, else to its end. */
  async function join(flight: Flight<Outcome>, question: Question, old: Version | null, isFirst: boolean) {
    const outcome = old
      ? ((await flight.soon(waits(question).soft)) ?? stale(old, 'slow'))
      : await flight.done;
    if (outcome.how === 'miss') return { ...outcome, collapsed: !isFirst };
    if (outcome.how !== 'failed') return outcome;
    const { failure } = outcome;
    const retryIn = backOff.of(question.key)?.left ?? outcome.retryIn;
    if (old && !hidesData(question, failure)) return stale(old, failure.reason, retryIn ?? RETRY_MS);
    return { ...outcome, retryIn };
  }

  function answer(question: Question): Outcome | Promise<Outcome> {
    const { key } = question;
    const now = clock.ageingNow();
    const entry = store.get(key);
    const old = usable(entry, now);
    if (old && now < old.freshUntil) return { how: 'hit', version: old, collapsed: false, at: now };
    if (entry?.absence && isBelieved(entry, now)) {
      return { how: 'failed', failure: entry.absence.failure, retryIn: null };
    }
    const held = backOff.of(key);
    if (held && old) return stale(old, held.failure.reason, held.left);
    if (held) return { how: 'failed', failure: held.failure, retryIn: held.left };
    if (old && restart.isUnderWay) return stale(old, 'connection');
    const underWay = flights.of(key);
    const flight = underWay ?? flights.start(key, () => refresh(question, old));
    if (old && (entry?.isSlow || flight.isBackground)) return stale(old, 'slow');
    return join(flight, question, old, underWay === null);
  }

  function report(question: Question, outcome: Outcome): Outcome {
    options.onOutcome?.(question, outcome);
    return outcome;
  }

  return {
    ask(question) {
      const outcome = answer(question);
      // Afterwards: a request that finds its answer ended refreshes it by itself.
      watch.requested(question);
      if (outcome instanceof Promise) return outcome.then((settled) => report(question, settled));
      return report(question, outcome);
    },
    get holdings() {
      const now = clock.ageingNow();
      const versions = [...store.entries()]
        .map((entry) => usable(entry, now))
        .filter((each) => each !== null);
      if (versions.length === 0) return 'nothing';
      const isFresh =
        !isFailing && !restart.isUnderWay && versions.some(({ freshUntil }) => now < freshUntil);
      return isFresh ? 'fresh' : 'old';
    },
    get watchedKeys() {
      return store.watchedKeys;
    },
    get storeBytes() {
      return store.bytes;
    },
    upstreamDown: () => restart.begin(),
    upstreamReady() {
      backOff.clear();
      restart.end();
      watch.refreshEnded();
    },
    close: () => watch.close(),
  };
}
