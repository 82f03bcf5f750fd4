import { isObject } from '#contract/is-object.ts';
import type { Answer } from '#web/data/fetch.ts';
import { isIncomplete } from '#web/data/incomplete.ts';
import type { OperationKey } from '#web/data/operation-key.ts';

/** Another number for another shape: what was stored in an earlier one is refused. */
const VERSION = 1;

/** An answer that a wall paints after a reload, until the first poll. */
export interface StoredAnswer {
  readonly key: OperationKey;
  /** World's instant of the data, epoch ms. */
  readonly asOf: number;
  /** Time for which an answer of this kind is fresh, real ms. */
  readonly period: number;
  readonly etag: string | null;
  readonly answer: Answer<unknown>;
}

export const writeStoredAnswer = (stored: StoredAnswer): string =>
  JSON.stringify({ version: VERSION, ...stored });

function isKey(json: unknown): json is OperationKey {
  if (!Array.isArray(json) || json.length !== 2 || typeof json[0] !== 'string' || !isObject(json[1]))
    return false;
  return Object.values(json[1]).every((value) => typeof value === 'string');
}

const isTime = (json: unknown): json is number =>
  typeof json === 'number' && Number.isFinite(json) && json > 0;

function isAnswer(json: unknown): json is Answer<unknown> {
  if (!isObject(json) || !isObject(json['meta']) || typeof json['meta']['dropped'] !== 'number') return false;
  const records = [json['data']].flat();
  return json['data'] !== null && records.every((record) => isObject(record) && !isIncomplete(record));
}

/** Returns what a stored JSON value says; null if it is malformed or of another version. */
export function readStoredAnswer(json: unknown): StoredAnswer | null {
  if (!isObject(json) || json['version'] !== VERSION) return null;
  const { key, asOf, period, etag, answer } = json;
  if (!isKey(key) || !isTime(asOf) || !isTime(period) || !isAnswer(answer)) return null;
  return { key, asOf, period, etag: typeof etag === 'string' ? etag : null, answer };
}
