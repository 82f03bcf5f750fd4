import { type Freshness, oldAfter } from '#web/data/freshness.ts';
import { noticeOf } from '#web/ui/notice-of.ts';
import type { Texts } from '#web/words/words.ts';
import { nextTryAt } from './next-try.ts';

/** `Cache-Status` detail of an answer that was stored before the page was opened. */
export const SNAPSHOT = 'snapshot';

/** Whether a wall's data can be trusted. */
export interface WallHealth {
  /** `stale`: two polls were missed, or the data are from before a reload; `waiting`: nothing has ever come. */
  readonly state: 'fresh' | 'stale' | 'waiting';
  /** Null while fresh. */
  readonly cause: keyof Texts<'trouble'>['trouble'] | null;
  /** World's instant of the oldest stale answer, epoch ms; null while fresh, or if unknown. */
  readonly asOf: number | null;
  /** World's instant at which the data became stale, epoch ms: minutes do not run after it. */
  readonly staleSince: number | null;
  /** When the next request is due, by `performance.now()`; null while fresh. */
  readonly nextTryAt: number | null;
}

export const FRESH: WallHealth = {
  state: 'fresh',
  cause: null,
  asOf: null,
  staleSince: null,
  nextTryAt: null,
};

/** Whether an answer is from before a reload, or has never come although it was requested. */
const isMissing = ({ asOf, detail, failedAt }: Freshness) =>
  detail === SNAPSHOT || (asOf === null && failedAt !== null);

function causeOf({ failedAt, failure, detail }: Freshness): keyof Texts<'trouble'>['trouble'] {
  if (failedAt !== null) return noticeOf(failure ?? '');
  if (detail === null || detail === SNAPSHOT) return 'loading';
  return noticeOf(`cache-${detail}`);
}

/** Returns the instant after which an answer cannot be trusted, epoch ms. */
const staleAfter = (answer: Freshness, rate: number) =>
  answer.detail === SNAPSHOT ? (answer.asOf ?? 0) : oldAfter(answer, rate);

/**
 * Returns the health of a wall from the freshness of the lists that it polls.
 *
 * @param hasData whether there is anything to draw
 * @param now world time, epoch ms
 * @param rate world seconds per real second
 */
export function healthOf(
  answers: readonly Freshness[],
  hasData: boolean,
  now: number | null,
  rate: number,
): WallHealth {
  const stale = answers.filter(
    (answer) => isMissing(answer) || (now !== null && now > oldAfter(answer, rate)),
  );
  const failed = answers.filter(({ failedAt }) => failedAt !== null);
  if (hasData && stale.length === 0) return FRESH;
  // What failed says why; an answer that is merely old may be the victim of the same fault.
  const causes = [...failed, ...stale].map(causeOf);
  const tries = (stale.length > 0 ? stale : answers).map(nextTryAt);
  const dated = (stale.some(({ asOf }) => asOf !== null) ? stale : answers).filter(
    ({ asOf }) => asOf !== null,
  );
  return {
    state: hasData ? 'stale' : 'waiting',
    cause: causes.find((cause) => cause !== 'loading') ?? 'loading',
    asOf: dated.length > 0 ? Math.min(...dated.map(({ asOf }) => asOf ?? 0)) : null,
    staleSince: dated.length > 0 ? Math.min(...dated.map((answer) => staleAfter(answer, rate))) : null,
    nextTryAt: tries.length > 0 ? Math.min(...tries) : null,
  };
}
