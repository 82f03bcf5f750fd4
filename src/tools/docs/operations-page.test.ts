import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATIONS } from '#contract/operations.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { type ConformanceRow, rowOf } from '#tools/conformance/row.ts';
import { exampleVisits } from './examples.ts';
import { operationsPage } from './operations-page.ts';

const visits = await exampleVisits(sharedWorld());
const page = operationsPage(visits);

test('the service answers every operation in every form without losing data', () => {
  const failing = (row: ConformanceRow) => row.outcome !== 'passes' || row.status !== 200;
  const rows = visits.map((visit) => rowOf(visit));
  expect(rows.filter(failing).map(({ name, status, note }) => `${name}: ${status} ${note}`)).toEqual([]);
});

test('docs/operations.md equals the output of `npm run docs`', () => {
  const writtenPage = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  expect(writtenPage).toBe(page);
});

test('every operation has a section with its parameters and, unless it is an alias, an answer', () => {
  const sections = page.split(/^### /m).slice(1);
  expect(sections).toHaveLength(OPERATIONS.length);
  for (const [place, operation] of OPERATIONS.entries()) {
    const section = sections[place] ?? '';
    expect(section.startsWith(`${operation.route}?t=${operation.t}\n`)).toBe(true);
    for (const { name } of operation.parameters) expect(section).toContain(`| \`${name}\` |`);
    expect(section.includes('```json'), operation.t).toBe(operation.aliasOf === undefined);
  }
});

test('every link in the contents leads to a heading', () => {
  const headings = [...page.matchAll(/^### (.*)$/gm)].map(([, text = '']) => text.replaceAll(/[^\w-]/g, ''));
  const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, link]) => link);
  expect(links).toEqual(headings);
});
