/** The code of docs/integrations.md is read by the parsers of its formats, and names fields that there are. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { startFeeds } from '#bff/testing/feed-upstream.ts';
import { FEEDS } from '#contract/feeds.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/integrations.md', import.meta.url), 'utf8');
const blocksOf = (language: string) =>
  [...DOCUMENT.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);

test('all YAML is valid, without a key that is given twice', () => {
  const blocks = blocksOf('yaml');
  expect(blocks).toHaveLength(4);
  for (const block of blocks) {
    const documents = parseAllDocuments(block, { uniqueKeys: true });
    expect(documents.flatMap((document) => ('errors' in document ? document.errors : []))).toEqual([]);
  }
});

test('the documented answer of a team has the fields of a real one', async () => {
  const { get } = await startFeeds({
    7: { at: -3_600, status: 1, score: [2, 1], home: 'United' },
    9: { at: 180_000, status: 0 },
  });
  const answer = (await get('/api/team/14')).json();
  const [documented = {}] = blocksOf('json').map((block) => JSON.parse(block));
  const fieldsOf = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).map(([name, inner]) => [name, fieldsOf(inner)])
      : null;
  expect(fieldsOf(documented)).toEqual(fieldsOf(answer));
  const named = [
    ...DOCUMENT.matchAll(/(?:value_json\.|JSON\.(?:String|Exists) "|- field: |^ {10}- (?=\w+$))(\w+)/gm),
  ].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(Object.keys(answer)).toContain(name);
});

test('every feed that it names is one', () => {
  const patterns = Object.values(FEEDS).flatMap(({ path, formats }) =>
    formats.map((format) => `${path.replace(':id', '[A-Z]+')}\\.${format}`),
  );
  const addresses = [...DOCUMENT.matchAll(/https:\/\/scores\.example\.com(\/[\w/]+\.\w+)/g)].map(
    ([, path = '']) => path,
  );
  expect(addresses.length).toBeGreaterThan(6);
  for (const path of addresses) expect(path).toMatch(new RegExp(`^(?:${patterns.join('|')})$`));
});
