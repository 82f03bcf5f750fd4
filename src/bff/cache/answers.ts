import type { Reason } from '#bff/failure.ts';
import type { Question } from '#bff/question.ts';
import { createRestart } from '#bff/upstream/restart.ts';
import { createBackOff } from './back-off.ts';
import { createFlights, type Flight } from './flights.ts';
import type { Outcome } from './outcome.ts';
import { createRefresher, hidesData, type RefreshOptions } from './refresh.ts';
import { createStore, type Entry, usableVersion } from './store.ts';
import type { Version } from './version.ts';
import { createWatch, type Schedule } from './watch.ts';

/** Default time after which a client with old data should retry. */
const RETRY_MS = 1_000;

export interface AnswersOptions extends Omit<RefreshOptions, 'store' | 'backOff' | 'restart'> {
  readonly schedule: Schedule;
  /** Returns a number from 0 to 1; default `Math.random`. */
  readonly random?: () => number;
  /** Whether the data service's process is supervised, so that `onUpstreamDown` is called when it exits. */
  readonly isSupervised: boolean;
  /** Called with every outcome. */
  onOutcome?(question: Question, outcome: Outcome): void;
}

/** State of the cached answers: none, only old ones (or the data service fails), or fresh ones. */
type Holdings = 'nothing' | 'old' | 'fresh';

export interface Answers {
  /** Returns no promise if the answer is fresh, as for nearly every request. Never throws or rejects. */
  ask(question: Question): Outcome | Promise<Outcome>;
  readonly holdings: Holdings;
  readonly watchedKeys: number;
  readonly storeBytes: number;
  /** Tells that the data service has exited: requests without cached data wait until it is ready. */
  upstreamDown(): void;
  upstreamReady(): void;
  /** Stops all refreshes of watched keys. */
  close(): void;
}

function isBelieved({ absence }: Entry, now: number): boolean {
  return absence !== null && absence.since <= now && now < absence.until;
}

/**
 * Cache of answers with stale-while-revalidate: an expired answer is refreshed once for all requests, which wait until
 * the soft timeout and then get the old one. A failed refresh keeps the old answer and backs off. Watched keys are
 * refreshed before they expire.
 */
export function createAnswers(options: AnswersOptions): Answers {
  const { clock, elapsed, waits } = options;
  const store = createStore();
  const backOff = createBackOff(elapsed, options.random);
  const flights = createFlights<Outcome>();
  const restart = createRestart(options.isSupervised);
  const refresher = createRefresher({ ...options, store, backOff, restart });
  const watch = createWatch({
    clock,
    elapsed,
    schedule: options.schedule,
    store,
    backOff,
    refresh: refreshSoon,
  });
  /** Refreshes a watched key in the background. */
  function refreshSoon(question: Question): Promise<unknown> {
    const { key } = question;
    const old = usableVersion(store.get(key), clock.ageingNow());
    return (flights.of(key) ?? flights.start(key, () => refresher.refresh(question, old), true)).done;
  }

  function stale(version: Version, why: Reason | 'slow', retryIn = RETRY_MS): Outcome {
    return { how: 'stale', version, why, retryIn, at: clock.ageingNow() };
  }

  /** Waits for a refresh: until the soft timeout if there are old data, else to its end. */
  async function join(
    flight: Flight<Outcome>,
    question: Question,
    old: Version | null,
    isFirst: boolean,
  ): Promise<Outcome> {
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
    const old = usableVersion(entry, now);
    if (old && now < old.freshUntil) return { how: 'hit', version: old, collapsed: false, at: now };
    if (entry?.absence && isBelieved(entry, now)) {
      return { how: 'failed', failure: entry.absence.failure, retryIn: null };
    }
    const held = backOff.of(key);
    if (held && old) return stale(old, held.failure.reason, held.left);
    if (held) return { how: 'failed', failure: held.failure, retryIn: held.left };
    if (old && restart.isUnderWay) return stale(old, 'connection');
    const underWay = flights.of(key);
    const flight = underWay ?? flights.start(key, () => refresher.refresh(question, old));
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
      // Recorded last, since a request that meets an expired answer refreshes it itself.
      watch.requested(question);
      if (outcome instanceof Promise) return outcome.then((settled) => report(question, settled));
      return report(question, outcome);
    },
    get holdings() {
      const now = clock.ageingNow();
      const versions = [...store.entries()]
        .map((entry) => usableVersion(entry, now))
        .filter((each) => each !== null);
      if (versions.length === 0) return 'nothing';
      const isFresh =
        !refresher.isFailing && !restart.isUnderWay && versions.some(({ freshUntil }) => now < freshUntil);
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
