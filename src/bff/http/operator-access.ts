import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#bff/failure.ts';
import type { RequestRates } from './request-rate.ts';

const MAX_WRONG_KEYS = 5;
const WRONG_KEYS_WINDOW_MS = 60_000;

/** Recognises the operator by the key in `Authorization: Bearer …`. */
export interface OperatorAccess {
  /** Whether this server has an operator's key. */
  readonly isConfigured: boolean;
  /** Returns false without a key in the request, and throws if it is wrong, or after too many wrong ones. */
  hasKey(request: FastifyRequest): Promise<boolean>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

export function createOperatorAccess(operatorKey: string | null, rates: RequestRates): OperatorAccess {
  const keyHash = operatorKey === null ? null : hashOf(operatorKey);
  const wrongKeys = rates.create(MAX_WRONG_KEYS, WRONG_KEYS_WINDOW_MS);
  return {
    isConfigured: keyHash !== null,
    async hasKey(request) {
      const { authorization } = request.headers;
      if (authorization === undefined) return false;
      const retryAfterMs = await wrongKeys.peek(request);
      if (retryAfterMs > 0) throw new Failure('too_many_requests', 'client_limit', { retryAfterMs });
      const [, key = ''] = /^Bearer +(.+)$/i.exec(authorization) ?? [];
      // Hashes have equal lengths, as the constant-time comparison requires.
      if (keyHash !== null && timingSafeEqual(hashOf(key), keyHash)) return true;
      await wrongKeys.count(request);
      throw new Failure('unauthorized', 'request');
    },
  };
}
