import { fullPath } from '#web/settings/base-path.ts';
import { ApiError, readError } from './api-error.ts';

const TIMEOUT_MS = 8_000;

/**
 * Sends a body to the server and returns its answer.
 *
 * @param path below the path of the site
 * @throws {ApiError} with the server's code, or `unreachable`
 */
export async function sendJson<T>(
  method: 'POST' | 'DELETE',
  path: string,
  body: object,
  signal: AbortSignal,
  operatorKey?: string,
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(operatorKey !== undefined && { authorization: `Bearer ${operatorKey}` }),
  };
  const response = await fetch(fullPath(path), {
    method,
    headers,
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError('unreachable');
  });
  if (!response.ok) throw await readError(response);
  return (await response.json().catch(() => {
    throw new ApiError('internal', response.status);
  })) as T;
}
