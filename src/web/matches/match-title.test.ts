import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { de, en } from '#web/testing/words.ts';
import { matchTitle } from './match-title.ts';

test.each([
  [en, [2, 1], 'Home 1 2–1 Away 1'],
  [de, [2, 1], 'Home 1 2:1 Away 1'],
  [en, null, 'Home 1 – Away 1'],
] as const)('has the score as the language writes it', (words, score, title) => {
  expect(matchTitle(sampleMatch(1, { score }), words)).toBe(title);
});
