import type { Words } from './words.ts';

/** Returns words with some changes. Texts that their language gets later are there, too, which a copy would not have. */
export const wordsWith = (words: Words, changes: Partial<Words>): Words =>
  Object.assign(Object.create(words), changes);
