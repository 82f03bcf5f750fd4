import type { UpstreamAccount } from '#bff/upstream/upstream-account.ts';
import type { SendRequest } from '#contract/crawl/crawl.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Returns a function that requests a data service without a cache. Status 0 means no response, body null no JSON.
 * Redirects are not followed, since they would send the account elsewhere.
 */
export function createServiceFetch({ url, user, token }: UpstreamAccount): SendRequest {
  return async ({ route }, parameters) => {
    const query = new URLSearchParams({ ...Object.fromEntries(parameters), user, token });
    try {
      const response = await fetch(`${url}/v2.2/${route}/?${query}`, {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        redirect: 'manual',
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, body: null };
    }
  };
}
