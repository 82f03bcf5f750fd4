import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#bff/failure.ts';
import type { RequestRates } from './request-rate.ts';

const MAX_WRONG_KEYS = 5;
const MAX_WRONG_KEYS_IN_ALL = 60;
const WRONG_KEYS_WINDOW_MS = 60_000;

/** Recognises the operator by the key in `Authorization: Bearer …`. */
export interface OperatorAccess {
  /** Whether this server has an operator's key. */
  readonly isConfigured: boolean;
  /** Returns false without a key in the request, and throws if it is wrong. */
  hasKey(request: FastifyRequest): boolean;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

export function createOperatorAccess(operatorKey: string | null, rates: RequestRates): OperatorAccess {
  const keyHash = operatorKey === null ? null : hashOf(operatorKey);
  const ofClient = rates.create(MAX_WRONG_KEYS, WRONG_KEYS_WINDOW_MS);
  const inAll = rates.createForAll(MAX_WRONG_KEYS_IN_ALL, WRONG_KEYS_WINDOW_MS);
  return {
    isConfigured: keyHash !== null,
    hasKey(request) {
      const { authorization } = request.headers;
      if (authorization === undefined) return false;
      const [, key = ''] = /^Bearer +(.+)$/i.exec(authorization) ?? [];
      // Hashes have equal lengths, as the constant-time comparison requires. The right key is accepted whatever others try:
      // 16 characters cannot be guessed at the rate of requests.
      if (keyHash !== null && timingSafeEqual(hashOf(key), keyHash)) return true;
      const retryAfterMs = Math.max(ofClient.wait(request), inAll.wait(request));
      if (retryAfterMs > 0)
        throw new Failure('too_many_requests', 'client_limit', { retryAfterMs, misuse: 'key' });
      ofClient.take(request);
      inAll.take(request);
      throw new Failure('unauthorized', 'request');
    },
  };
}
