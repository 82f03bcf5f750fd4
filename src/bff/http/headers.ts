import type { OutcomeWithData } from '#bff/cache/outcome.ts';
import type { Version } from '#bff/cache/version.ts';
import type { Clock } from '#contract/clock.ts';

/** World time in seconds of ours. Rounded up: who comes back then finds the period over, and new data. */
function seconds(ms: number, rate: number): number {
  return Math.ceil(ms / 1_000 / Math.max(rate, 1));
}

/** `World-Time: <epoch ms>; rate=<n>`: what time it is in the world that the data are of. */
export function worldTime(clock: Clock): string {
  return `${Math.round(clock.now())}; rate=${clock.rate}`;
}

/** Age of the data in whole seconds of the world. */
export function ageSeconds({ version, at }: OutcomeWithData): number {
  return Math.max(0, Math.floor((at - version.asOf) / 1_000));
}

function left(version: Version, outcome: OutcomeWithData, clock: Clock): number {
  if (outcome.how !== 'stale') return Math.max(1, seconds(version.freshUntil - outcome.at, clock.rate));
  // Old data: the next look makes sense when the next try is due, which is not later than a whole period.
  const period = seconds(version.freshUntil - version.asOf, clock.rate);
  return Math.max(1, Math.min(Math.ceil(outcome.retryIn / 1_000), period));
}

/** `Cache-Status` (RFC 9211): old data have `fwd=stale` and the reason, a stretched period has `detail=allowance`. */
function cacheStatus(outcome: OutcomeWithData, clock: Clock): string {
  const { version } = outcome;
  const ttl = seconds(version.freshUntil - outcome.at, clock.rate);
  const detail = version.isStretched ? '; detail=allowance' : '';
  if (outcome.how === 'hit') return `Touchline; hit; ttl=${ttl}${detail}`;
  if (outcome.how === 'stale') return `Touchline; fwd=stale; ttl=${ttl}; detail=${outcome.why}`;
  return `Touchline; fwd=miss; stored; ttl=${ttl}${outcome.collapsed ? '; collapsed' : ''}${detail}`;
}

/**
 * What the browser, a cache on the way and the page's poll are told of an answer. `max-age` is what is left of
 * the period in seconds of ours; `Age` is in seconds of the world since the data service was asked.
 */
export function answerHeaders(outcome: OutcomeWithData, clock: Clock): Readonly<Record<string, string>> {
  const { version } = outcome;
  const maxAge = left(version, outcome, clock);
  return {
    'cache-control': `max-age=${maxAge}, stale-while-revalidate=60`,
    'cdn-cache-control': `max-age=${maxAge}`,
    age: String(ageSeconds(outcome)),
    'cache-status': cacheStatus(outcome, clock),
    'world-time': worldTime(clock),
  };
}
