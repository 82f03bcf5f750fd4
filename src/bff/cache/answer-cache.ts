import type { WindowKind } from '#bff/account/window.ts';
import type { ApiRequest } from '#bff/api-request.ts';
import type { Reason } from '#bff/failure.ts';
import { createRestart } from '#bff/upstream/restart.ts';
import type { AnswerOutcome } from './answer-outcome.ts';
import { createBackOff } from './back-off.ts';
import { isOutdated, type PlayedRound } from './played-rounds.ts';
import { createRecentVersions, type RecentVersions } from './recent-versions.ts';
import { createRefresher, hidesData, type RefreshOptions } from './refresh.ts';
import { createSingleFlight, type Flight } from './single-flight.ts';
import { createStore, type StoreEntry, usableVersion } from './store.ts';
import type { Version } from './version.ts';
import { createWatch, type Schedule } from './watch.ts';

/** Default time after which a client with old data should retry. */
const RETRY_MS = 1_000;

export interface AnswerCacheOptions extends Omit<RefreshOptions, 'store' | 'backOff' | 'restart'> {
  readonly schedule: Schedule;
  /** Returns a number from 0 to 1; default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Whether the data service's process is supervised, so that `onUpstreamDown` is called when it exits. */
  readonly isSupervised: boolean;
  onOutcome?(apiRequest: ApiRequest, outcome: AnswerOutcome): void;
}

/** State of the cached answers: none, only old ones (or the data service fails), or fresh ones. */
type Holdings = 'nothing' | 'old' | 'fresh';

/** What the cache has for a request without any call; `version` is null for a record that the service lacks. */
interface CachedAnswer {
  readonly version: Version | null;
  readonly isFresh: boolean;
}

export interface AnswerCache {
  /** Returns the cached answer without a refresh or a note of the request; null: there is none. */
  peek(apiRequest: ApiRequest): CachedAnswer | null;
  /** Like `get`, for a request that no poll follows: it never makes its key watched. */
  getOnce(apiRequest: ApiRequest): AnswerOutcome | Promise<AnswerOutcome>;
  /** Returns no promise if the answer is fresh, as for nearly every request. Never throws or rejects. */
  get(apiRequest: ApiRequest): AnswerOutcome | Promise<AnswerOutcome>;
  /** Returns the cached version of a key, however old; null: none. */
  version(key: string): Version | null;
  /** Replaces the cached version of a key by a newer one that another process has fetched. */
  adopt(key: string, version: Version): void;
  /** Ends the answers of the catalogue that name another current season or round than those in which matches are in play. */
  endOutdated(rounds: readonly PlayedRound[]): void;
  /** Versions of watched keys in the last minutes. */
  readonly recent: RecentVersions;
  readonly holdings: Holdings;
  readonly watchedKeys: number;
  readonly storeBytes: number;
  /** Tells that the data service has exited: requests without cached data wait until it is ready. */
  onUpstreamDown(): void;
  onUpstreamReady(): void;
  /** Refreshes what is due, and what was to last longer because few requests were left. */
  onRelief(): void;
  /** Stops all refreshes of watched keys. */
  close(): void;
}

function isBelieved({ absence }: StoreEntry, now: number): boolean {
  return absence !== null && absence.since <= now && now < absence.until;
}

/**
 * Cache of answers with stale-while-revalidate: an expired answer is refreshed once for all requests, which wait until
 * the soft timeout and then get the old one. A failed refresh keeps the old answer and backs off. Watched keys are
 * refreshed before they expire.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const { clock, elapsed, timeoutsOf } = options;
  const recent = createRecentVersions({ now: () => clock.ageingNow(), elapsed });
  const store = createStore(recent);
  const backOff = createBackOff(elapsed, options.random);
  const flights = createSingleFlight<AnswerOutcome>();
  const restart = createRestart(options.isSupervised);
  const refresher = createRefresher({ ...options, store, backOff, restart });
  const watch = createWatch({
    clock,
    elapsed,
    schedule: options.schedule,
    store,
    blockMs: (apiRequest) => blockOf(apiRequest, true)?.remainingMs ?? 0,
    refresh: refreshSoon,
  });
  /** Refreshes a watched key in the background. */
  function refreshSoon(apiRequest: ApiRequest): Promise<unknown> {
    const { key } = apiRequest;
    const oldVersion = usableVersion(store.get(key), clock.ageingNow());
    return (flights.get(key) ?? flights.start(key, () => refresher.refresh(apiRequest, oldVersion), true))
      .result;
  }

  /** Returns why a key may not be refreshed now: its own failures, or the account; null: it may. */
  function blockOf(apiRequest: ApiRequest, hasData: boolean) {
    const state = backOff.get(apiRequest.key, hasData);
    const refusal = options.budget.refusal(apiRequest);
    const remainingMs = refusal?.retryAfterMs ?? 0;
    if (refusal && remainingMs >= (state?.remainingMs ?? 0)) return { failure: refusal, remainingMs };
    return state;
  }

  function staleOutcome(
    version: Version,
    reason: Reason | 'slow',
    retryInMs = RETRY_MS,
    window: WindowKind | null = null,
  ): AnswerOutcome {
    return { how: 'stale', version, reason, retryInMs, window, answeredAt: clock.ageingNow() };
  }

  /** Waits for a refresh: until the soft timeout if there are old data, else to its end. */
  async function waitForFlight(
    flight: Flight<AnswerOutcome>,
    apiRequest: ApiRequest,
    oldVersion: Version | null,
    isFirst: boolean,
  ): Promise<AnswerOutcome> {
    const outcome = oldVersion
      ? ((await flight.resultWithin(timeoutsOf(apiRequest).softTimeoutMs)) ??
        staleOutcome(oldVersion, 'slow'))
      : await flight.result;
    if (outcome.how === 'miss') return { ...outcome, isCollapsed: !isFirst };
    if (outcome.how !== 'failed') return outcome;
    const block = blockOf(apiRequest, oldVersion !== null);
    // After a refusal of the account, the reason of the pause says when it is over.
    const failure = block?.failure.reason === outcome.failure.reason ? block.failure : outcome.failure;
    const retryInMs = block?.remainingMs ?? outcome.retryInMs;
    if (oldVersion && !hidesData(apiRequest, outcome.failure))
      return staleOutcome(oldVersion, failure.reason, retryInMs ?? RETRY_MS, failure.window);
    return { how: 'failed', failure, retryInMs };
  }

  function answer(apiRequest: ApiRequest): AnswerOutcome | Promise<AnswerOutcome> {
    const { key } = apiRequest;
    const now = clock.ageingNow();
    const entry = store.get(key);
    const oldVersion = usableVersion(entry, now);
    if (oldVersion && now < oldVersion.freshUntil)
      return { how: 'hit', version: oldVersion, isCollapsed: false, answeredAt: now };
    if (entry?.absence && isBelieved(entry, now)) {
      return { how: 'failed', failure: entry.absence.failure, retryInMs: null };
    }
    // Requests without data wait for the end of a restart, which ends the account's pauses.
    const isWaiting = restart.isUnderWay && !oldVersion;
    const flightUnderWay = flights.get(key);
    const block = isWaiting ? backOff.get(key, false) : blockOf(apiRequest, oldVersion !== null);
    if (block && !flightUnderWay) {
      const { failure, remainingMs } = block;
      return oldVersion
        ? staleOutcome(oldVersion, failure.reason, remainingMs, failure.window)
        : { how: 'failed', failure, retryInMs: remainingMs };
    }
    if (oldVersion && restart.isUnderWay) return staleOutcome(oldVersion, 'connection');
    const flight = flightUnderWay ?? flights.start(key, () => refresher.refresh(apiRequest, oldVersion));
    if (oldVersion && (entry?.isSlow || flight.isBackground)) return staleOutcome(oldVersion, 'slow');
    return waitForFlight(flight, apiRequest, oldVersion, flightUnderWay === null);
  }

  function report(apiRequest: ApiRequest, outcome: AnswerOutcome): AnswerOutcome {
    options.onOutcome?.(apiRequest, outcome);
    return outcome;
  }

  /** Forgets the time at which a key was stored, since the next request for it is the first that a poll may follow. */
  function forgetRequest({ key }: ApiRequest): void {
    const entry = store.get(key);
    if (entry && !store.isWatched(key)) entry.requestedAt = Number.NEGATIVE_INFINITY;
  }

  return {
    peek({ key }) {
      const now = clock.ageingNow();
      const entry = store.get(key);
      const version = usableVersion(entry, now);
      if (version) return { version, isFresh: now < version.freshUntil };
      return entry && isBelieved(entry, now) ? { version: null, isFresh: true } : null;
    },
    getOnce(apiRequest) {
      const isNew = store.get(apiRequest.key) === undefined;
      const outcome = answer(apiRequest);
      if (!(outcome instanceof Promise)) return report(apiRequest, outcome);
      return outcome.then((result) => {
        if (isNew) forgetRequest(apiRequest);
        return report(apiRequest, result);
      });
    },
    get(apiRequest) {
      watch.protect(apiRequest.key);
      const outcome = answer(apiRequest);
      // Recorded last, since a request that meets an expired answer refreshes it itself.
      watch.recordRequest(apiRequest);
      if (outcome instanceof Promise) return outcome.then((result) => report(apiRequest, result));
      return report(apiRequest, outcome);
    },
    version: (key) => store.get(key)?.version ?? null,
    adopt(key, version) {
      const entry = store.get(key);
      if (!entry?.version || entry.version.asOf >= version.asOf) return;
      backOff.recordSuccess(key);
      store.set(key, { ...entry, version, absence: null, isSlow: false });
    },
    endOutdated: (rounds) =>
      store.expire(clock.ageingNow(), (key, version) => isOutdated(key, version, rounds)),
    recent,
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
    onUpstreamDown: () => restart.begin(),
    onUpstreamReady() {
      backOff.clear();
      restart.end();
      watch.refreshExpired();
    },
    onRelief() {
      backOff.clear();
      store.expire(clock.ageingNow(), (_, { stretch }) => stretch !== undefined);
      watch.refreshExpired();
    },
    close: () => watch.close(),
  };
}
