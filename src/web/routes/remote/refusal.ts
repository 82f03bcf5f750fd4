import { ApiError } from '#web/data/api-error.ts';
import type { Words } from '#web/words/words.ts';

export type Refusal = keyof Words<'remote'>['remote']['refusals'];

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
