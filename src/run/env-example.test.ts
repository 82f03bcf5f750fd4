import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBffConfig } from '#bff/config/config.ts';
import { readServiceConfig } from '#service/config.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** The variables that the code looks up, with the data service embedded and with an upstream. */
function variablesRead(): string[] {
  const names = new Set<string>();
  for (const values of [
    {},
    { UPSTREAM_URL: 'https://api.example.com/v2.2', HTTPS_PROXY: 'http://proxy.example.com:3128' },
  ]) {
    const environment = new Proxy<Record<string, string>>(values, {
      get(target, name) {
        if (typeof name === 'string') names.add(name);
        return target[name as string];
      },
    });
    readBffConfig(environment);
    readServiceConfig(environment);
  }
  // Other programs' spellings in lower case count, too, and need no documentation of ours.
  return [...names].filter((name) => name === name.toUpperCase()).sort();
}

test('.env.example has every variable that the code reads, and no other', () => {
  const listed = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(variablesRead());
});

test('the README has every variable of .env.example', () => {
  const readme = read('README.md');
  const listed = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name as string);
  expect(listed.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
