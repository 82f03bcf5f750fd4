import { expect, test } from 'vitest';
import { parseWallAddress, WALL_PARAMETERS } from '#contract/wall-address.ts';
import { de, en } from '#web/testing/words.ts';
import { wallProblemText } from './wall-problem-text.ts';
import type { Texts } from './words.ts';

const CATALOGUES = [en, de] as const;

const sentences = (query: string, words: Texts<'wall-address'> = en) =>
  parseWallAddress(query).problems.map((problem) => wallProblemText(problem, words));

test.each([
  ['view=table', 'The address has an unknown parameter “view”: write “views”.'],
  ['colour=red', 'The address has an unknown parameter “colour”: remove it.'],
  ['every=10&every=20', '“every” is in the address more than once: keep one of them.'],
  ['zone=', '“zone” has no value: add one, or remove it from the address.'],
  ['zones=UTC,Asia/Tokyo,Asia/Dubai,Europe/Rome', '“zones” has 4 entries: keep 3 or fewer.'],
  ['until=23:00', '“until” needs a start: add “from”.'],
  [
    'from=07:00&until=07:00',
    'The wall can’t light up and go dark at 07:00: change “from” or “until”, or remove both.',
  ],
  ['views=odds', 'The odds view needs “odds=on”: add it, or take “odds” out of “views”.'],
  ['views=tabel', '“tabel” isn’t a view: use table.'],
  ['theme=neon', 'There’s no theme “neon”: use dark, light or contrast.'],
  [
    'lang=klingon',
    'There’s no language “klingon”: use en, de, es, fr, it, pt-BR, pl, tr, ar, zh-Hans or ja.',
  ],
  ['every=3', 'Pages can’t turn every “3” seconds: use a number from 5 to 600.'],
])('%s: %s', (query, sentence) => {
  expect(sentences(query)).toEqual([sentence]);
});

test('every parameter has a sentence for a value that cannot be read, which repeats it and says what to do', () => {
  for (const words of CATALOGUES)
    for (const parameter of WALL_PARAMETERS) {
      const [sentence = '', ...others] = sentences(`${parameter}=!+`, words);
      expect(others).toEqual([]);
      expect(sentence).toMatch(/^.*!.*: .+\.$/);
    }
});

test('every kind of problem has one sentence in each language', () => {
  const query =
    'x=1&every=10&every=20&zone=&zones=UTC,Asia/Tokyo,Asia/Dubai,Europe/Rome&from=07:00&views=odds&follow=a';
  for (const words of CATALOGUES)
    expect(sentences(query, words).filter((sentence) => /^[^.]+: [^.]+\.$/.test(sentence))).toHaveLength(7);
});
