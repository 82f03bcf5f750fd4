import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { de } from '#web/words/de.ts';
import { en } from '#web/words/en.ts';
import { matchWords } from '#web/words/match.ts';
import { textsIn } from '#web/words/texts-in.ts';
import { matchTitle } from './match-title.ts';

test.each([
  [en, [2, 1], 'Home 1 2–1 Away 1'],
  [de, [2, 1], 'Home 1 2:1 Away 1'],
  [en, null, 'Home 1 – Away 1'],
] as const)('has the score as the language writes it', (words, score, title) => {
  expect(matchTitle(sampleMatch(1, { score }), textsIn(words)(matchWords))).toBe(title);
});
