import type { WindowKind } from '#bff/account/window.ts';
import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import type { Version } from '#bff/cache/version.ts';
import type { Clock } from '#contract/clock.ts';

/** What headers say of a version. */
type Validity = Pick<Version, 'asOf' | 'freshUntil' | 'stretch' | 'expectedAt'>;

/** Converts world ms to real seconds, rounded up so that a client that returns then gets new data. */
function seconds(ms: number, rate: number): number {
  return Math.ceil(ms / 1_000 / Math.max(rate, 1));
}

/** Returns the value of `World-Time`: `<epoch ms>; rate=<n>`. */
export function worldTime(clock: Clock): string {
  return `${Math.round(clock.now())}; rate=${clock.rate}`;
}

/** Returns the age of the data in whole seconds of the world. */
export function ageSeconds({ version, answeredAt }: OutcomeWithData<Validity>): number {
  return Math.max(0, Math.floor((answeredAt - version.asOf) / 1_000));
}

/** Longest time after which clients request again what is missing, old or stretched, so that a repair soon reaches them. */
export const MAX_RETRY_SECONDS = 60;

function remainingSeconds(version: Validity, outcome: OutcomeWithData<Validity>, clock: Clock): number {
  const max = outcome.how === 'stale' || version.stretch ? MAX_RETRY_SECONDS : Number.POSITIVE_INFINITY;
  if (outcome.how !== 'stale')
    return Math.max(1, Math.min(seconds(version.freshUntil - outcome.answeredAt, clock.rate), max));
  // Old data: a poll makes sense when the next retry is due, at the latest after a whole period.
  const period = seconds(version.freshUntil - version.asOf, clock.rate);
  return Math.max(1, Math.min(Math.ceil(outcome.retryInMs / 1_000), period, max));
}

/**
 * Returns when a poll is expected to find the next version, as a parameter of `Cache-Status`: real seconds, to a tenth. A key
 * without earlier requests is not watched yet, so only hits have it.
 */
function nextVersion({ expectedAt, stretch }: Validity, answeredAt: number, { rate }: Clock): string {
  if (expectedAt === undefined || stretch) return '';
  const tenths = Math.ceil((expectedAt - answeredAt) / 100 / Math.max(rate, 1));
  return `; next=${Math.max(0, tenths) / 10}`;
}

/** Returns the window of an allowance as a parameter of `Cache-Status`. */
export const windowParameter = (window: WindowKind | null | undefined): string =>
  window ? `; window=${window}` : '';

/**
 * Returns `Cache-Status` (RFC 9211): `fwd=stale` and the reason for old data, `detail=allowance` for stretched periods, the
 * window of the allowance, and when the next version is expected, more exactly than `max-age` can say.
 */
function cacheStatus(outcome: OutcomeWithData<Validity>, clock: Clock): string {
  const { version } = outcome;
  const ttl = seconds(version.freshUntil - outcome.answeredAt, clock.rate);
  const detail = version.stretch ? `; detail=allowance${windowParameter(version.stretch)}` : '';
  if (outcome.how === 'hit')
    return `Touchline; hit; ttl=${ttl}${nextVersion(version, outcome.answeredAt, clock)}${detail}`;
  if (outcome.how === 'stale')
    return `Touchline; fwd=stale; ttl=${ttl}; detail=${outcome.reason}${windowParameter(outcome.window)}`;
  return `Touchline; fwd=miss; stored; ttl=${ttl}${outcome.isCollapsed ? '; collapsed' : ''}${detail}`;
}

/**
 * Returns the headers that browsers, caches and the page's polls follow. `max-age` is the rest of the period in real
 * seconds; `Age` is the world time since the data were requested, seconds.
 */
export function answerHeaders(
  outcome: OutcomeWithData<Validity>,
  clock: Clock,
): Readonly<Record<string, string>> {
  const { version } = outcome;
  const maxAge = remainingSeconds(version, outcome, clock);
  return {
    'cache-control': `max-age=${maxAge}, stale-while-revalidate=60`,
    'cdn-cache-control': `max-age=${maxAge}`,
    age: String(ageSeconds(outcome)),
    'cache-status': cacheStatus(outcome, clock),
    'world-time': worldTime(clock),
  };
}
