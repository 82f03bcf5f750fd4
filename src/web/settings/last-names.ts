import type { CompetitionNames } from '#contract/competition-names.ts';
import { isObject } from '#contract/is-object.ts';
import { createPersisted } from './persisted.ts';

interface LastNames {
  readonly language: string;
  /** When they were fetched, epoch ms of the device. */
  readonly at: number;
  readonly names: CompetitionNames;
}

const isNames = (names: unknown): names is CompetitionNames =>
  isObject(names) && Object.values(names).every((name) => typeof name === 'string');

/** The names of competitions that the last visit fetched, for the first view of the next; null: none. */
export const lastNames = createPersisted<LastNames | null>('names', (json) => {
  if (!isObject(json)) return null;
  const { language, at, names } = json;
  return typeof language === 'string' && typeof at === 'number' && isNames(names)
    ? { language, at, names }
    : null;
});
