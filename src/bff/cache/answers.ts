import { LRUCache } from 'lru-cache';
import { asFailure, Failure } from '#bff/failure.ts';
import type { Question } from '#bff/question.ts';
import type { Clock } from '#contract/clock.ts';
import { createBackOff } from './back-off.ts';
import type { Budget } from './budget.ts';
import { createFlights, type Flight } from './flights.ts';
import { sizeOf, type Version } from './version.ts';

const ANSWERS = 5_000;
const BYTES = 128 * 1024 * 1024;
/** How long a plan that lacks something is believed to lack it, ms: asking costs from the allowance. */
const PLAN = 10 * 60_000;

/** What a question got, and how. */
export type Outcome =
  | { readonly how: 'hit' | 'miss'; readonly version: Version; readonly collapsed: boolean }
  /** Old data, and why there is no better: the reason, and ms until trying again makes sense. */
  | { readonly how: 'stale'; readonly version: Version; readonly why: string; readonly retryIn: number }
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
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly budget: Budget;
  waits(question: Question): Waits;
  /** Gets a new version from the data service; `previous` is for telling that nothing changed. Throws a `Failure`. */
  load(question: Question, previous: Version | null, signal: AbortSignal): Promise<Version>;
  onFailure(question: Question, failure: Failure): void;
}

export interface Answers {
  /** At once where the answer is fresh, which is the case for nearly every request. Never throws. */
  ask(question: Question): Outcome | Promise<Outcome>;
  /** What usable answers are held. */
  readonly holdings: 'nothing' | 'old' | 'fresh';
  /** How many answers are polled. */
  readonly watchedKeys: number;
  readonly storeBytes: number;
}

interface Slot {
  readonly version: Version | null;
  /** "There is no such thing", believed until then (epoch ms of the world, told at `since`). */
  readonly none: { readonly failure: Failure; readonly since: number; readonly until: number } | null;
  /** The last refresh took longer than anybody should wait who has old data. */
  readonly isSlow: boolean;
}

const EMPTY: Slot = { version: null, none: null, isSlow: false };

/**
 * The policy of the cache. Fresh: served. Old: one refresh for everybody, for which those who ask wait a
 * moment, then have the old answer. Failed: the old answer stays, the key is left alone for a while. A failure
 * replaces data only where the data service says that there is no such thing.
 */
export function createAnswers(options: AnswersOptions): Answers {
  const { clock, elapsed, budget, waits, load, onFailure } = options;
  const slots = new LRUCache<string, Slot>({
    max: ANSWERS,
    maxSize: BYTES,
    sizeCalculation: ({ version }) => (version ? sizeOf(version.body) : 512),
  });
  const backOff = createBackOff(elapsed);
  const flights = createFlights<Outcome>();

  /** The version, unless it is too old to show or, after the clock was set back, from a future. */
  function usable(slot: Slot, now: number): Version | null {
    const { version } = slot;
    return version && version.asOf <= now && now < version.deleteAt ? version : null;
  }

  function settle(question: Question, slot: Slot, startedAt: number, tookTooLong: boolean) {
    return {
      version(version: Version): Outcome {
        backOff.succeeded(question.key);
        slots.set(question.key, { version, none: null, isSlow: tookTooLong });
        return { how: 'miss', version, collapsed: false };
      },
      failure(failure: Failure): Outcome {
        onFailure(question, failure);
        if (failure.code === 'not_found' || failure.code === 'plan_limit') {
          backOff.succeeded(question.key);
          const believed = failure.code === 'plan_limit' ? PLAN : waits(question).negative;
          const until = startedAt + Math.max(believed, 1_000 * clock.rate);
          slots.set(question.key, { ...EMPTY, none: { failure, since: startedAt, until } });
        } else {
          backOff.failed(question.key, failure);
          if (slot.version) slots.set(question.key, { ...slot, isSlow: tookTooLong });
        }
        return { how: 'failed', failure, retryIn: failure.retryAfter };
      },
    };
  }

  async function refresh(question: Question, slot: Slot): Promise<Outcome> {
    const startedAt = clock.now();
    const began = elapsed();
    const { soft, hard } = waits(question);
    const settled = () => settle(question, slot, startedAt, elapsed() - began > soft);
    try {
      const wait = budget.wait(question.operation.pace === 'live');
      if (wait > 0) throw new Failure('rate_limited', 'limit', { retryAfter: wait });
      const version = await load(question, slot.version, AbortSignal.timeout(hard));
      return settled().version(version);
    } catch (thrown) {
      return settled().failure(asFailure(thrown));
    }
  }

  /** What old data are served with when a refresh is not there in time, or not at all. */
  function stale(version: Version, key: string, outcome: Outcome | null): Outcome {
    if (outcome === null) return { how: 'stale', version, why: 'slow', retryIn: 1_000 };
    if (outcome.how !== 'failed') return outcome;
    const { failure } = outcome;
    if (failure.code === 'not_found' || failure.code === 'plan_limit') return outcome;
    return { how: 'stale', version, why: failure.reason, retryIn: backOff.of(key)?.left ?? 1_000 };
  }

  async function join(flight: Flight<Outcome>, question: Question, old: Version | null, isFirst: boolean) {
    if (old) return stale(old, question.key, await flight.soon(waits(question).soft));
    const outcome = await flight.done;
    if (outcome.how === 'miss') return { ...outcome, collapsed: !isFirst };
    if (outcome.how !== 'failed') return outcome;
    return { ...outcome, retryIn: backOff.of(question.key)?.left ?? outcome.retryIn };
  }

  return {
    get holdings() {
      const now = clock.now();
      const versions = [...slots.values()]
        .map((slot) => usable(slot, now))
        .filter((version) => version !== null);
      if (versions.length === 0) return 'nothing';
      return versions.some(({ freshUntil }) => now < freshUntil) ? 'fresh' : 'old';
    },
    get watchedKeys() {
      return slots.size;
    },
    get storeBytes() {
      return slots.calculatedSize;
    },
    ask(question) {
      const { key } = question;
      const now = clock.now();
      const slot = slots.get(key) ?? EMPTY;
      const old = usable(slot, now);
      if (old && now < old.freshUntil) return { how: 'hit', version: old, collapsed: false };
      if (slot.none && slot.none.since <= now && now < slot.none.until) {
        return { how: 'failed', failure: slot.none.failure, retryIn: null };
      }
      const held = backOff.of(key);
      if (held) {
        if (old) return { how: 'stale', version: old, why: held.failure.reason, retryIn: held.left };
        return { how: 'failed', failure: held.failure, retryIn: held.left };
      }
      const under = flights.of(key);
      const flight = under ?? flights.start(key, () => refresh(question, { ...slot, version: old }));
      if (old && slot.isSlow) return { how: 'stale', version: old, why: 'slow', retryIn: 1_000 };
      return join(flight, question, old, under === null);
    },
  };
}
