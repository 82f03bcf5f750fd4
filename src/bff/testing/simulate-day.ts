import { createBudget } from '#bff/account/budget.ts';
import type { Rank } from '#bff/account/ranks.ts';
import { type ApiRequest, readApiRequest } from '#bff/api-request.ts';
import { createAnswerCache } from '#bff/cache/answer-cache.ts';
import { computeFreshness } from '#bff/cache/freshness.ts';
import { makeBody } from '#bff/cache/version.ts';
import type { Allowance } from '#bff/config/config.ts';
import { DAY_S, HOUR_S } from '#contract/durations.ts';
import { createSimulatedService, type SimulatedAccount } from './simulated-service.ts';
import { createTickedClock } from './ticked-clock.ts';

/** Time between two samples of the page. */
const SAMPLE_INTERVAL_S = 60;

/** A request that is polled for part of the day. */
export interface WatchedKey {
  readonly route: string;
  readonly query: string;
  readonly rank: Rank;
  /** Hours of the day at which the page is opened and closed. */
  readonly from: number;
  readonly to: number;
  /** Hours in which its age is sampled; default: while the page is open. */
  readonly judgedHours?: readonly [from: number, to: number];
  /** Requests of a refresh; default 1. */
  readonly pages?: number;
  /** Returns the answer at an hour of the day, as far as freshness depends on it; default: a list of one record. */
  readonly data?: (hour: number) => unknown;
}

export interface SimulatedDay {
  readonly account: SimulatedAccount;
  readonly keys: readonly WatchedKey[];
  readonly allowance?: Allowance;
  /** Hours of the day at which the proxy is restarted with its saved state. */
  readonly restarts?: readonly number[];
}

export interface AgesOfRank {
  /** Seconds, over all samples. */
  readonly median: number;
  readonly worst: number;
  /** Samples without any data. */
  readonly empty: number;
}

export interface DayReport {
  readonly calls: number;
  /** Requests that the service refused because the allowance was used up. */
  readonly refusedRequests: number;
  /** Fewest remaining requests of any window. */
  readonly minRemaining: number;
  readonly ages: Readonly<Partial<Record<Rank, AgesOfRank>>>;
  /** Share of samples in which the page explains the age of its data. */
  readonly noticeShare: number;
}

function agesOf(ages: readonly (number | null)[]): AgesOfRank {
  const seconds = ages.filter((age) => age !== null).toSorted((a, b) => a - b);
  return {
    median: seconds[Math.floor(seconds.length / 2)] ?? Number.NaN,
    worst: seconds.at(-1) ?? Number.NaN,
    empty: ages.length - seconds.length,
  };
}

/**
 * Simulates a day from midnight: every watched key is polled when its `max-age` ends, through the real cache and budget,
 * on a clock that only polls advance.
 */
export async function simulateDay({
  account,
  keys,
  allowance,
  restarts = [],
}: SimulatedDay): Promise<DayReport> {
  const clock = createTickedClock();
  clock.jump(12 * HOUR_S);
  const midnight = clock.now();
  const service = createSimulatedService(account, clock.now);
  const terms = { mode: 'real', livePollSeconds: 30 } as const;
  const body = await makeBody('[]', 'application/json', null);
  const hour = () => (clock.now() - midnight) / 3_600_000;
  const watchedKeys = keys.map((key) => ({ ...key, apiRequest: readApiRequest(key.route, key.query) }));
  const byKey = new Map(watchedKeys.map((each) => [each.apiRequest.key, each]));
  const budgetOptions = {
    clock,
    elapsed: clock.elapsed,
    allowance: allowance ?? { perHour: null, perDay: null },
    isMetered: true,
    livePeriodMs: 30_000,
    onChange: () => {},
  };
  let budget = createBudget(budgetOptions);

  async function load(apiRequest: ApiRequest) {
    const { pages = 1, data = () => [{}] } = byKey.get(apiRequest.key) ?? {};
    const asOf = clock.ageingNow();
    const answer = data(hour());
    for (let page = 0; page < pages; page += 1) {
      const { response, call } = await budget.call(apiRequest, async () => service.request());
      budget.observe(apiRequest, response, call);
    }
    const { freshMs, maxStaleMs } = computeFreshness(apiRequest.operation, answer, asOf, terms, 0);
    const lastsMs = budget.stretch(apiRequest, freshMs, answer);
    const freshUntil = asOf + lastsMs;
    return {
      body,
      asOf,
      receivedAt: clock.ageingNow(),
      freshUntil,
      ...(lastsMs > freshMs && { stretch: budget.window }),
      refreshAt: freshUntil,
      deleteAt: freshUntil + maxStaleMs,
      progress: new Map(),
    };
  }

  const createCache = () =>
    createAnswerCache({
      clock,
      elapsed: clock.elapsed,
      schedule: clock.schedule,
      isSupervised: false,
      budget,
      timeoutsOf: ({ operation }) => computeFreshness(operation, null, clock.now(), terms),
      load,
      onFailure: () => {},
    });
  let answers = createCache();

  const ages: Record<Rank, (number | null)[]> = { live: [], day: [], table: [], catalogue: [] };
  const pollAt = watchedKeys.map(({ from }) => from * HOUR_S);
  const asOf = watchedKeys.map((): number | null => null);
  const hasNotice = watchedKeys.map(() => false);
  const restartsLeft = restarts.map((at) => at * HOUR_S);
  let samples = 0;
  let noticeSamples = 0;
  let sampleAt = SAMPLE_INTERVAL_S / 2;
  let now = 0;

  async function poll(index: number): Promise<void> {
    const each = watchedKeys[index];
    if (!each) return;
    const outcome = await answers.get(each.apiRequest);
    const earliest = now + 1;
    if (outcome.how === 'failed') {
      hasNotice[index] = outcome.failure.reason === 'limit';
      pollAt[index] = Math.max(earliest, now + Math.max(10, (outcome.retryInMs ?? 30_000) / 1_000));
      return;
    }
    const { version } = outcome;
    const isOld = outcome.how === 'stale';
    asOf[index] = version.asOf;
    hasNotice[index] = isOld ? outcome.reason === 'limit' : version.stretch !== undefined;
    const period = (version.freshUntil - version.asOf) / 1_000;
    const dueInSeconds = isOld
      ? Math.min(outcome.retryInMs / 1_000, period)
      : (version.freshUntil - clock.now()) / 1_000;
    pollAt[index] = Math.max(earliest, now + Math.ceil(dueInSeconds));
  }

  /** Returns when the next key of an open page is due, seconds. */
  function nextPoll(): number {
    let next = DAY_S;
    for (const [index, at] of pollAt.entries()) {
      if (at < next && at < (watchedKeys[index]?.to ?? 0) * HOUR_S) next = at;
    }
    return next;
  }

  for (;;) {
    const next = Math.min(nextPoll(), sampleAt, restartsLeft[0] ?? DAY_S, DAY_S);
    if (next > now) {
      clock.tick(next - now);
      // Lets refreshes started by timers finish.
      await new Promise(setImmediate);
    }
    now = next;
    if (now >= DAY_S) break;
    if (now === restartsLeft[0]) {
      restartsLeft.shift();
      const { savedState } = budget;
      answers.close();
      budget = createBudget(budgetOptions);
      budget.restore(savedState);
      answers = createCache();
    }
    if (now === sampleAt) {
      sampleAt += SAMPLE_INTERVAL_S;
      for (const [index, { rank, from, to, judgedHours = [from, to] }] of watchedKeys.entries()) {
        if (now < judgedHours[0] * HOUR_S || now >= judgedHours[1] * HOUR_S) continue;
        const at = asOf[index] ?? null;
        ages[rank].push(at === null ? null : Math.round((clock.ageingNow() - at) / 1_000));
        samples += 1;
        if (hasNotice[index]) noticeSamples += 1;
      }
    }
    for (const [index, at] of pollAt.entries()) {
      if (at <= now && at < (watchedKeys[index]?.to ?? 0) * HOUR_S) await poll(index);
    }
  }
  const watchedRanks = Object.entries(ages).filter(([, list]) => list.length > 0);
  return {
    ...service.counts,
    ages: Object.fromEntries(watchedRanks.map(([rank, list]) => [rank, agesOf(list)])),
    noticeShare: noticeSamples / samples,
  };
}
