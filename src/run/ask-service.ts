import type { UpstreamAccount } from '#bff/upstream/account.ts';
import type { Ask } from '#contract/walk/walk.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Returns a function that requests a data service without a cache. Status 0 means no response, body null no JSON.
 * Redirects are not followed, since they would send the account elsewhere.
 */
export function createServiceAsk({ url, user, token }: UpstreamAccount): Ask {
  return async ({ route }, question) => {
    const query = new URLSearchParams({ ...Object.fromEntries(question), user, token });
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
