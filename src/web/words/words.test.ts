import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { incidentText } from '#news/words/change-text.ts';
import { localeSetting, pickLocale } from '#web/settings/locale.ts';
import { everyGermanWord as de, ENGLISH_PARTS, everyWord as en } from '#web/testing/every-word.ts';
import { messages } from '#web/testing/messages.ts';
import type { changesWords } from './changes.ts';
import { keys } from './de/keys.ts';
import { en as enFirst, type Words } from './en.ts';

import { keysWords, useKeysWords } from './keys.ts';
import { withLaterWords } from './load-later.ts';
import { pseudo as pseudoWords } from './pseudo.ts';
import { standingsWords } from './standings.ts';
import { transferWords } from './transfer.ts';
import { WordsContext } from './use-words.ts';

const { made, ...pseudoFirst } = pseudoWords;
const pseudo = { ...made?.(en), ...pseudoFirst };

const same = new Set(['/name', '/dir']);

test.each([
  ['de', de],
  ['pseudo', pseudo],
] as const)('%s has a text for every key', (_, words) => {
  const paths = (all: typeof other) =>
    // English needs none of these.
    [...new Set(all.map(([path]) => path.replace(/#\d$/, '')))]
      .filter((path) => !/^\/(?:notes\/phrases|countries|continents)\//.test(path))
      .sort();
  const other = messages(words);
  expect(paths(other)).toEqual(paths(messages(en)));
  expect(other.filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each([
  ['en', enFirst, keysWords.keys.enabled],
  ['de', de, keys.keys.enabled],
  ['pseudo', pseudoWords, made?.(keysWords).keys.enabled],
] as const)('a part that comes later has its words in %s, beside those of the frame', (_, first, enabled) => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(WordsContext, { value: first as Words }, children);
  const { result, rerender } = renderHook(useKeysWords, { wrapper });
  const words = result.current;
  expect([words.keys.enabled, words.nav.keys]).toEqual([enabled, first.nav.keys]);
  rerender();
  expect(result.current).toBe(words);
});

test('parts that few visits open have their German words once they are loaded', async () => {
  const { de: german } = await import('./de.ts');
  const cancel = () => german.made?.(transferWords).transfer.cancel;
  expect(cancel()).toBe('Cancel');
  await withLaterWords(Promise.resolve());
  expect(cancel()).toBe('Cancel');
  localeSetting.choose('de');
  expect(await withLaterWords(Promise.resolve('module'))).toBe('module');
  expect(cancel()).toBe('Abbrechen');
  localeSetting.choose(null);
});

test('a part that was drawn before its German words were loaded has them afterwards', async () => {
  vi.resetModules();
  const { de: german } = await import('./de.ts');
  const { WordsContext: Context } = await import('./use-words.ts');
  const { useTransferWords } = await import('./transfer.ts');
  const { withLaterWords: load } = await import('./load-later.ts');
  const { localeSetting: setting } = await import('#web/settings/locale.ts');
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Context, { value: german }, children);
  const { result, rerender } = renderHook(useTransferWords, { wrapper });
  expect(result.current.transfer.cancel).toBe('Cancel');
  setting.choose('de');
  await load(Promise.resolve());
  rerender();
  expect(result.current.transfer.cancel).toBe('Abbrechen');
  setting.choose(null);
});

test('a viewer who changes the language has the words of all open parts', async () => {
  vi.resetModules();
  const { loadWords } = await import('./load.ts');
  const { endFirstView } = await import('#web/clock/first-view.ts');
  expect((await loadWords('de')).made?.(transferWords).transfer.cancel).toBe('Cancel');
  endFirstView();
  expect((await loadWords('de')).made?.(transferWords).transfer.cancel).toBe('Abbrechen');
});

test('the pseudo-locale is in letters that run from right to left, and 40 % longer', () => {
  expect(pseudo.dir).toBe('rtl');
  expect(pseudo.scores.matches(2)).toContain('ماتكحهس');
  // Names stay, and signs stand before their number.
  expect(pseudo.scores.row('Leeds', null, 'Hull', null)).toMatch(/^[^a-z]*Leeds[^a-z]*Hull[^a-z]*$/i);
  expect(made?.(standingsWords).standings.because.difference([12, 3])).toContain('\u200e+12');
  expect(new Intl.NumberFormat(pseudo.intl).format(10)).toBe('10');
  const longerTexts = new Map(messages(pseudo));
  for (const [path, text] of messages(en)) {
    const longer = longerTexts.get(path) ?? '';
    if (text.length >= 5 && /\p{L}/u.test(text) && !same.has(path) && path !== '/intl')
      expect(longer.length / text.length).toBeGreaterThanOrEqual(1.4);
  }
});

test('numbers take the forms of the language', () => {
  expect([1, 2].map(en.scores.matches)).toEqual(['1 match', '2 matches']);
  expect([1, 2].map(de.scores.matches)).toEqual(['1 Spiel', '2 Spiele']);
  expect([1, 2, 3, 4, 11, 21, 112].map((n) => en.moment.minuteSaid(n, null).split(' ')[0])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
    '112th',
  ]);
});

test.each([
  [[null, null, 'de-AT', 'en'], 'de'],
  [['de', 'en'], 'de'],
  [['fr', null, 'es-MX'], 'en'],
  [['ar-XB'], 'ar-XB'],
  [['ar-EG'], 'en'],
] as const)('wishes %j are met with %s', (wishes, locale) => {
  expect(pickLocale(wishes)).toBe(locale);
});

test.each([
  ['en', en],
  ['de', de],
] as const)('a row, which has words of its own, calls a goal as alerts do in %s', (_, words) => {
  const { scores, changes } = words as typeof en & typeof changesWords;
  expect([scores.goal, scores.ruledOut]).toEqual([changes.names.goal, changes.names['ruled-out']]);
  for (const detail of ['own', 'penalty'] as const)
    expect(scores.goalBy('20', 'Osei', detail)).toBe(
      incidentText({ minute: '20', player: { name: 'Osei' }, detail }, changes),
    );
  expect(scores.penalties('4–3')).toBe(changes.penalties('4–3'));
  expect([words.score(4, 3), words.moment.minute(45, 2)]).toEqual([
    changes.score(4, 3),
    changes.minute(45, 2),
  ]);
});

test.each([
  ['en', en, '2–1', 'Pens 4–3', 'HT 1–0'],
  ['de', de, '2:1', '4:3 i. E.', 'HZ 1:0'],
] as const)('a score is written as papers do in %s', (_, words, score, kicks, halfTime) => {
  const { score: write, scores, moment } = words;
  expect([write(2, 1), scores.penalties(write(4, 3)), scores.halfTime(write(1, 0))]).toEqual([
    score,
    kicks,
    halfTime,
  ]);
  expect([moment.minute(45, 2), moment.minute('45+2')]).toEqual(['45+2′', '45+2′']);
});

test('German has its own names of what places of a table lead to, where English ones would mislead', () => {
  const { standings } = de as typeof de & typeof standingsWords;
  expect(standings.zone('Promotion', 'P')).toEqual(['Aufstieg', '↑']);
  expect(standings.zone('Relegation', 'R')).toEqual(['Abstieg', '↓']);
  expect(standings.zone('Relegation Round', 'R')).toEqual(['Abstiegsrunde', 'R']);
  expect(standings.zone('Champions Cup', 'C')).toEqual(['Champions Cup', 'C']);
  expect(standingsWords.standings.zone('Relegation', 'R')).toEqual(['Relegation', 'R']);
});

test('no two parts share a name', () => {
  expect(ENGLISH_PARTS.length).toBeGreaterThan(20);
  const names = [enFirst, ...ENGLISH_PARTS.map(([, part]) => part)].flatMap((part) => Object.keys(part));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
