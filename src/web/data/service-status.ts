import { queryOptions } from '@tanstack/react-query';
import type { ServiceStatus } from '#contract/service-status.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { ApiError, readError } from './api-error.ts';

const POLL_MS = 5_000;
const TIMEOUT_MS = 10_000;

/** Fetches the service's status; the operator's key adds the account. Never cached. */
async function fetchStatus(key: string | null, signal: AbortSignal): Promise<ServiceStatus> {
  const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(fullPath('/api/status'), {
    headers,
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError('unreachable');
  });
  takeWorldTime(response.headers.get('world-time'), performance.now());
  if (!response.ok) throw await readError(response);
  return (await response.json()) as ServiceStatus;
}

/**
 * Polls the service's status while the page is visible.
 *
 * @param key the operator's; null for the public part
 */
export const serviceStatusQuery = (key: string | null) =>
  queryOptions({
    queryKey: ['status', { key: key ?? '' }],
    queryFn: ({ signal }) => fetchStatus(key, signal),
    refetchInterval: ({ state: { error } }) =>
      error instanceof ApiError && (error.status === 404 || error.status === 401) ? false : POLL_MS,
    gcTime: 0,
  });
