import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readParts, WORDS_FOLDER } from '#words/message-files.ts';
import { exportTexts, importTexts } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-words-'));
const table = join(folder, 'de.csv');
for (const language of ['en', 'de'])
  cpSync(join(WORDS_FOLDER, language), join(folder, language), { recursive: true });
afterEach(() => rmSync(table, { force: true }));

test('a table that comes back unchanged changes nothing, and one text changes that one', () => {
  const before = readParts('de', folder);
  expect(exportTexts('de', table, folder)).toBeGreaterThan(2_000);
  expect(importTexts('de', table, folder)).toBe(0);
  expect(readParts('de', folder)).toEqual(before);
  writeFileSync(table, readFileSync(table, 'utf8').replace(',Heute,', ',Am heutigen Tag,'));
  expect(importTexts('de', table, folder)).toBe(1);
  expect(readParts('de', folder).get('first')?.['scores.today']?.defaultMessage).toBe('Am heutigen Tag');
});

test('a text that English has not is refused with its line', () => {
  writeFileSync(table, 'part,key,english,text\nfirst,scores.yesterday,Yesterday,Gestern\n');
  expect(() => importTexts('de', table, folder)).toThrow(
    'Line 2: English has no text first/scores.yesterday',
  );
});
