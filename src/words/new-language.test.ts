/** What it takes to add a language: a row of `contract/locales.ts` and a folder of texts, in a copy of the project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkMessages } from './check-messages.ts';
import { WORDS_FOLDER } from './message-files.ts';
import { writeTypes } from './write-types.ts';

const ROOT = join(WORDS_FOLDER, '../..');
const copy = mkdtempSync(join(tmpdir(), 'touchline-language-'));
afterAll(() => rmSync(copy, { recursive: true }));

const WORDS = join(copy, 'src/words');
const LOCALES = join(copy, 'src/contract/locales.ts');
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
/** Returns what the compiler says. */
const compile = () => {
  writeTypes(WORDS);
  return spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: copy, encoding: 'utf8' }).stdout;
};

test('a language is a row and a folder', () => {
  for (const file of [
    'package.json',
    '.gitignore',
    'src/tsconfig.base.json',
    'src/contract',
    'src/words',
    'src/bff/server-words.ts',
  ])
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const options = {
    noEmit: true,
    composite: false,
    emitDeclarationOnly: false,
    rootDir: '.',
    skipLibCheck: true,
    types: ['node'],
  };
  const config = {
    extends: './src/tsconfig.base.json',
    compilerOptions: options,
    files: ['src/bff/server-words.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  git('init', '--quiet');
  git('add', '--all');
  expect(compile()).toBe('');

  const row = "{ tag: 'nl', intl: 'nl-NL', dir: 'ltr', service: 'en', name: 'Nederlands' },";
  writeFileSync(LOCALES, readFileSync(LOCALES, 'utf8').replace('const ROWS = [', `$&\n  ${row}`));
  expect(compile()).toMatch(/server-words\.ts.*"nl"/s);

  mkdirSync(join(WORDS, 'nl'));
  cpSync(join(WORDS, 'de'), join(WORDS, 'nl'), { recursive: true });
  const file = join(WORDS, 'nl/first.json');
  const texts = readFileSync(file, 'utf8');
  const { 'scores.today': _, ...others } = JSON.parse(texts);
  writeFileSync(file, JSON.stringify(others));
  expect(compile()).toBe('');
  expect(checkMessages(WORDS)).toEqual([
    expect.stringMatching(/^nl\/first\.json, scores\.today: is missing/),
  ]);

  writeFileSync(file, texts);
  expect(checkMessages(WORDS)).toEqual([]);
  const changed =
    git('diff', '--name-only') + git('ls-files', '--others', '--directory', '--exclude-standard');
  expect(changed.trim().split('\n').toSorted()).toEqual(['src/contract/locales.ts', 'src/words/nl/']);
});
