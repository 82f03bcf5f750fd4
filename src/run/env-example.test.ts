import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variablesRead } from './variables.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('.env.example has every variable that the code reads, and no other', () => {
  const listed = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(variablesRead());
});

test('the README has every variable of .env.example', () => {
  const readme = read('README.md');
  const listed = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name as string);
  expect(listed.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
