import { createBudget } from '#bff/account/budget.ts';
import { type ApiRequest, readApiRequest } from '#bff/api-request.ts';
import { type AnswerCacheOptions, createAnswerCache } from '#bff/cache/answer-cache.ts';
import { makeBody, type Version } from '#bff/cache/version.ts';
import type { Failure } from '#bff/failure.ts';
import { createTickedClock } from './ticked-clock.ts';

export const PERIOD_MS = 5_000;
/** Lead of the refresh of a watched key. */
const LEAD_MS = 1_000;
export const MAX_STALE_MS = 600_000;

export const apiRequestFor = (id: number): ApiRequest => readApiRequest('fixtures', `t=info&id=${id}`);

/** Starts the cache alone, on a ticked clock, before a data service that a test controls. */
export function startAnswerCache(options: Partial<AnswerCacheOptions> = {}, leadMs = LEAD_MS) {
  const clock = createTickedClock();
  const budget = createBudget({
    clock,
    elapsed: clock.elapsed,
    allowance: { perHour: null, perDay: null },
    isMetered: true,
    livePeriodMs: 30_000,
    onChange: () => {},
  });
  const origin = {
    calls: 0,
    text: 'one',
    /** Failure of the next calls, if any. */
    failure: null as Failure | null,
    /** Promise that calls wait for, if any. */
    delay: null as Promise<void> | null,
  };
  const answers = createAnswerCache({
    clock,
    elapsed: clock.elapsed,
    schedule: clock.schedule,
    budget,
    isSupervised: false,
    timeoutsOf: () => ({ softTimeoutMs: 20, hardTimeoutMs: 8_000, negativeTtlMs: 30_000 }),
    async load(_, previous): Promise<Version> {
      origin.calls += 1;
      const asOf = clock.ageingNow();
      await origin.delay;
      if (origin.failure) throw origin.failure;
      const receivedAt = clock.ageingNow();
      const body = await makeBody(origin.text, 'text/plain', previous?.body ?? null);
      const freshUntil = Math.max(asOf, previous?.freshUntil ?? asOf) + PERIOD_MS;
      const refreshAt = freshUntil - leadMs;
      const deleteAt = freshUntil + MAX_STALE_MS;
      return { body, asOf, receivedAt, freshUntil, refreshAt, deleteAt, progress: new Map() };
    },
    onFailure: () => {},
    ...options,
  });

  /** Returns `<how> <text or reason>` of a request's outcome. */
  async function ask(apiRequest = apiRequestFor(1)): Promise<string> {
    const outcome = await answers.get(apiRequest);
    const what = outcome.how === 'failed' ? outcome.failure.reason : outcome.version.body.identity.toString();
    return `${outcome.how} ${what}`;
  }

  /** Ticks second by second and lets due tasks finish. */
  async function pass(seconds: number, eachSecond: () => Promise<unknown> = async () => {}): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      clock.tick(1);
      await new Promise(setImmediate);
      await eachSecond();
    }
  }

  return { clock, budget, origin, answers, ask, pass };
}
