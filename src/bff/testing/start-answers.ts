import { createBudget } from '#bff/account/budget.ts';
import { type AnswersOptions, createAnswers } from '#bff/cache/answers.ts';
import { makeBody, type Version } from '#bff/cache/version.ts';
import type { Failure } from '#bff/failure.ts';
import { type Question, readQuestion } from '#bff/question.ts';
import { createTickedClock } from './ticked-clock.ts';

/** How long an answer is good, ms. */
export const PERIOD_MS = 5_000;
/** Watched keys are refreshed this long before their end, ms. */
const LEAD_MS = 1_000;
export const MAX_STALE_MS = 600_000;

/** A question of which there are as many as there are numbers. */
export const questionOf = (id: number): Question => readQuestion('fixtures', `t=info&id=${id}`);

/** The policy of the cache alone, with the timers of a ticked clock, before a data service that a test commands. */
export function startAnswers(options: Partial<AnswersOptions> = {}, leadMs = LEAD_MS) {
  const clock = createTickedClock();
  const budget = createBudget({
    clock,
    elapsed: clock.elapsed,
    allowance: { perHour: null, perDay: null },
    stretches: true,
    livePeriodMs: 30_000,
    onChange: () => {},
  });
  const origin = {
    calls: 0,
    text: 'one',
    /** What the next calls fail with. */
    failure: null as Failure | null,
    /** Calls wait for it. */
    delay: null as Promise<void> | null,
  };
  const answers = createAnswers({
    clock,
    elapsed: clock.elapsed,
    schedule: clock.schedule,
    budget,
    isSupervised: false,
    waits: () => ({ soft: 20, hard: 8_000, negative: 30_000 }),
    async load(_, previous): Promise<Version> {
      origin.calls += 1;
      const asOf = clock.ageingNow();
      await origin.delay;
      if (origin.failure) throw origin.failure;
      const body = await makeBody(origin.text, 'text/plain', previous?.body ?? null);
      const freshUntil = Math.max(asOf, previous?.freshUntil ?? asOf) + PERIOD_MS;
      const refreshAt = freshUntil - leadMs;
      return { body, asOf, freshUntil, refreshAt, deleteAt: freshUntil + MAX_STALE_MS, progress: new Map() };
    },
    onFailure: () => {},
    ...options,
  });

  /** `<how> <text or reason>` of what a request gets. */
  async function ask(question = questionOf(1)): Promise<string> {
    const outcome = await answers.ask(question);
    const what = outcome.how === 'failed' ? outcome.failure.reason : outcome.version.body.identity.toString();
    return `${outcome.how} ${what}`;
  }

  /** Ticks second by second, and lets what became due run to its end. */
  async function pass(seconds: number, eachSecond: () => Promise<unknown> = async () => {}): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      clock.tick(1);
      await new Promise(setImmediate);
      await eachSecond();
    }
  }

  return { clock, budget, origin, answers, ask, pass };
}
