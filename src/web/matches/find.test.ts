import { expect, test } from 'vitest';
import { foldText } from '#contract/fold-text.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { de, en } from '#web/testing/words.ts';
import { finder } from './find.ts';

test.each([
  ['Bodø Fjellæ', 'bodo fjellae'],
  ['İkinci Küme', 'ikinci kume'],
  ['Campeonato Série A', 'campeonato serie a'],
  ['Łódź Straße', 'lodz strasse'],
  ['Al-Sab’a', "al-sab'a"],
  ['Ðà Nẵng', 'da nang'],
  ['ΟΛΥΜΠΙΑΚΌΣ', 'ολυμπιακοσ'],
  ['Ολυμπιακός', 'ολυμπιακοσ'],
  ['الزمالك المصرية', 'الزمالك المصريه'],
  ['الهلال الملکی', 'الهلال الملكي'],
  ['مصطفى أحمد', 'مصطفي احمد'],
  ['ガンバ大阪', 'かんは大阪'],
  ['ＦＣ東京', 'fc東京'],
])('folds %s to %s', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

const match = sampleMatch(7, { league: { name: 'Primera División', country_name: 'Spain' } });

test.each([
  ['', true],
  ['   ', true],
  ['home 7', true],
  ['AWAY', true],
  ['division', true],
  ['spain prim', true],
  ['divisïon away', true],
  ['home 8', false],
  ['spain segunda', false],
])('matches “%s” with teams, competition and country: %s', (text, expected) => {
  expect(finder(text, en)(match)).toBe(expected);
});

test.each(['köln', 'koeln', 'KOLN'])('finds 1. FC Köln by “%s”', (text) => {
  const { home } = match.teams;
  const koeln = { ...match, teams: { ...match.teams, home: { ...home, name: '1. FC Köln' } } };
  expect(finder(text, en)(koeln)).toBe(true);
});

test.each(['pokal', 'primera', 'spanien'])('finds a competition of another language by “%s”', (text) => {
  const language = { ...de, competitionNames: { [match.league.id]: 'Pokal' } };
  const spanish = { ...match, league: { ...match.league, country_code: 'es' } };
  expect(finder(text, language)(spanish)).toBe(true);
  expect(finder(text, en)(spanish)).toBe(text === 'primera');
});
