import type { Trouble } from '#web/words/trouble.ts';

/** Error codes, and details of `Cache-Status` (`cache-…`), that have a sentence of their own. */
const BY_REASON: Readonly<Record<string, Trouble>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  timeout: 'timeout',
  rate_limited: 'limit',
  plan_limit: 'plan',
  too_many_requests: 'busy',
  overloaded: 'busy',
  upstream_unavailable: 'service',
  upstream_refused: 'refused',
  'cache-budget': 'limit',
  'cache-limit': 'limit',
  'cache-allowance': 'allowance',
  'cache-credentials': 'refused',
  'cache-plan': 'plan',
  'cache-client_limit': 'busy',
};

/** The name of the sentence for a reason; a detail without its own means that the data service failed. */
export function troubleOf(reason: string): Trouble {
  return BY_REASON[reason] ?? (reason.startsWith('cache-') ? 'service' : 'other');
}
