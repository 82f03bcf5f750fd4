import { requestJson } from './request-json.ts';

/** Sends a body to the server and returns its answer; throws as `requestJson`. */
export const sendJson = <T>(
  method: 'POST' | 'DELETE',
  path: string,
  body: object,
  signal: AbortSignal,
  operatorKey?: string,
): Promise<T> =>
  requestJson(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(operatorKey !== undefined && { authorization: `Bearer ${operatorKey}` }),
    },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal,
  });
