import { ApiError } from '#web/data/api-error.ts';
import type { RemoteWords } from '#web/words/remote.ts';

export type Refusal = keyof RemoteWords['remote']['refusals'];

const REFUSALS: readonly string[] = [
  'wrong_code',
  'too_many_requests',
  'not_paired',
  'foreign_origin',
] satisfies Refusal[];

/** Returns what to say about a failed request; without words of its own, that Touchline did not answer. */
export function refusalOf(error: unknown): Refusal {
  const code = error instanceof ApiError ? error.code : '';
  return REFUSALS.includes(code) ? (code as Refusal) : 'unreachable';
}
