import { isObject } from '#contract/is-object.ts';
import type { MatchMemory } from './match-memory.ts';

/** What every version has stored of a match. */
type StoredMemory = Pick<MatchMemory, 'asOf' | 'tallies' | 'milestones'>;

const isTally = (json: unknown) => isObject(json) && [json['items'], json['revoked']].every(Array.isArray);

/** Whether stored JSON is what has been seen of a match, by this version or an earlier one. */
export const isMatchMemory = (json: unknown): json is StoredMemory =>
  isObject(json) &&
  typeof json['asOf'] === 'number' &&
  isObject(json['tallies']) &&
  Object.values(json['tallies']).every(isTally) &&
  Array.isArray(json['milestones']);
