import { readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import type { Version } from '#bff/cache/version.ts';
import { Failure } from '#bff/failure.ts';
import { createMinuteLimit } from '#bff/preview/minute-limit.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { MINUTE_MS } from '#contract/durations.ts';

/** Requests a minute that feeds may refresh, so that a crawler of their addresses does not use up the account's calls. */
const MAX_REFRESHES_PER_MINUTE = 60;

/** The answers that feeds are made from, by the requests of the pages. */
export interface FeedAnswers {
  /**
   * Returns the cached answer; one that is missing or no longer fresh is requested, and never polled. Throws a `Failure`
   * with status 503 if there is none and the allowance is short.
   */
  fetch(route: string, query: string): Promise<OutcomeWithData>;
  /** Returns what is cached, however old, without a call; null: nothing. */
  find(route: string, query: string): Version | null;
}

/** A reader of feeds tries again later by itself, which a 503 says better than a limit that is not its own. */
function feedFailure(
  { code, message, reason, window, isUnsent }: Failure,
  retryInMs: number | null,
): Failure {
  return new Failure(code === 'rate_limited' ? 'upstream_unavailable' : code, reason, {
    message,
    isUnsent,
    ...(retryInMs !== null && { retryAfterMs: retryInMs }),
    ...(window && { window }),
  });
}

/** @param elapsed monotonic time of the machine, ms */
export function createFeedAnswers(
  answers: AnswerCache,
  clock: AgeingClock,
  elapsed: () => number,
): FeedAnswers {
  const refreshes = createMinuteLimit(MAX_REFRESHES_PER_MINUTE, elapsed);

  return {
    async fetch(route, query) {
      const apiRequest = readApiRequest(route, query);
      const cached = answers.peek(apiRequest);
      if (!cached?.isFresh && !refreshes.take()) {
        const { version } = cached ?? {};
        const wait = { reason: 'busy', retryInMs: MINUTE_MS, window: null } as const;
        if (version) return { how: 'stale', version, ...wait, answeredAt: clock.ageingNow() };
        throw new Failure('overloaded', 'busy', { retryAfterMs: MINUTE_MS, isUnsent: true });
      }
      const outcome = await answers.getOnce(apiRequest);
      if (outcome.how === 'failed') throw feedFailure(outcome.failure, outcome.retryInMs);
      return outcome;
    },
    find: (route, query) => answers.peek(readApiRequest(route, query))?.version ?? null,
  };
}
