import { fullPath } from '#web/settings/base-path.ts';
import { ApiError, readError } from './api-error.ts';

const TIMEOUT_MS = 8_000;

/**
 * Returns what the server answers at an address that is no operation of the data service.
 *
 * @param path below the path of the site
 * @throws {ApiError} with the server's code, or `unreachable`
 */
export async function requestJson<T>(
  path: string,
  { signal, ...options }: RequestInit & { readonly signal: AbortSignal },
): Promise<T> {
  const response = await fetch(fullPath(path), {
    ...options,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError('unreachable');
  });
  if (!response.ok) throw await readError(response);
  return (await response.json().catch(() => {
    throw new ApiError('internal', response.status);
  })) as T;
}
