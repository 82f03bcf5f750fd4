import type { Texts } from '#web/words/words.ts';

/**
 * Error codes and `Cache-Status` details (`cache-…`) with a description of their own, with the window of an allowance.
 */
const BY_REASON: Readonly<Record<string, keyof Texts<'trouble'>['trouble']>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  timeout: 'timeout',
  rate_limited: 'limit',
  'rate_limited-hour': 'limitHour',
  'rate_limited-day': 'limitDay',
  plan_limit: 'plan',
  too_many_requests: 'busy',
  overloaded: 'busy',
  upstream_unavailable: 'service',
  upstream_refused: 'refused',
  // Of the service worker, which has only old data.
  'cache-offline': 'offline',
  'cache-unreachable': 'unreachable',
  'cache-limit': 'limit',
  'cache-limit-hour': 'limitHour',
  'cache-limit-day': 'limitDay',
  'cache-allowance-hour': 'allowanceHour',
  'cache-allowance-day': 'allowanceDay',
  'cache-credentials': 'refused',
  'cache-client_limit': 'busy',
};

/**
 * Returns the key of the description of a reason; other `Cache-Status` details mean that the data service failed. Data that
 * are old without a reason are on their way.
 */
export function noticeOf(reason: string | null): keyof Texts<'trouble'>['trouble'] {
  if (reason === null) return 'loading';
  return BY_REASON[reason] ?? (reason.startsWith('cache-') ? 'service' : 'other');
}
