import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { DESK_FORMATS, DESK_VARIABLES, type DeskScope } from '#contract/desk/desk-variables.ts';
import { readTemplates, TEMPLATE_FILES } from './read-templates.ts';
import { templateFault } from './template-fault.ts';

const DEFAULTS = readTemplates(null, () => {});

/** Reads a folder with these files; returns the templates and what was warned of. */
function read(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const warnings: object[] = [];
  const templates = readTemplates(folder, (_, event, fields) => warnings.push({ event, ...fields }));
  return { templates, warnings };
}

test('the default templates have no fault', () => {
  for (const format of DESK_FORMATS) expect(templateFault(DEFAULTS[format])).toBeNull();
});

test('a file of the folder replaces the default of its format alone', () => {
  const { templates, warnings } = read({ 'day.txt.mustache': '{{day}}', 'notes.txt': '{{' });
  expect(templates).toEqual({ ...DEFAULTS, text: '{{day}}' });
  expect(warnings).toEqual([]);
});

test.each([
  ['{{day}}\n\n{{dya}}', 3, '{{dya}} is no variable there.'],
  ['{{#results}}{{home}}{{/results}}', 1, '{{home}} is no variable there.'],
  ['{{constructor}}', 1, '{{constructor}} is no variable there.'],
  ['{{day}}\n{{#results}}', 2, 'Unclosed section "results".'],
  ['{{/results}}', 1, 'Unopened section "results".'],
  ['{{day', 1, 'Unclosed tag.'],
  ['\n{{{day}}}', 2, '{{{day}}} is written as it comes. Use {{day}}.'],
  ['{{>head}}', 1, '{{>head}} is a partial, which the desk does not have.'],
  [
    '{{#results}}{{#competitions}}\n{{#fixtures}}{{#competitions}}{{/competitions}}{{/fixtures}}{{/competitions}}{{/results}}',
    2,
    '{{#competitions}} is in itself. Close it with {{/competitions}} first.',
  ],
  ['{{results}}', 1, '{{results}} is no text. Use {{#results}} … {{/results}}.'],
])('%j is not used, and the warning names file, line and variable', (template, line, problem) => {
  const { templates, warnings } = read({ 'day.md.mustache': template });
  expect(templates).toEqual(DEFAULTS);
  expect(warnings).toEqual([
    {
      event: 'template is not used',
      variable: 'DESK_TEMPLATES',
      file: 'day.md.mustache',
      line,
      problem: `${problem} docs/desk.md has the variables.`,
    },
  ]);
});

test('a part knows the variables around it, and what is not there may be asked for', () => {
  const template =
    '{{#results}}{{#competitions}}{{day}}{{^round}}{{heading}}{{/round}}{{/competitions}}{{/results}}';
  expect(templateFault(template)).toBeNull();
  expect(
    templateFault(
      '{{#results}}{{#competitions}}{{#day}}{{competition}}{{/day}}{{/competitions}}{{/results}}',
    ),
  ).toBeNull();
});

test('a file that is too long, of an unknown name, or no folder is warned of', () => {
  const problems = (warnings: readonly object[]) =>
    warnings.map((one) => (one as { problem: string }).problem);
  expect(problems(read({ 'day.txt.mustache': ' '.repeat(65_537) }).warnings)).toEqual([
    'It has more than 65536 bytes.',
  ]);
  expect(problems(read({ 'results.mustache': '' }).warnings)).toEqual([
    `The desk reads no file of this name. Use ${Object.values(TEMPLATE_FILES).join(', ')}.`,
  ]);
  const warnings: object[] = [];
  expect(readTemplates('/nowhere/desk', (_, __, fields) => warnings.push({ ...fields }))).toEqual(DEFAULTS);
  expect(problems(warnings)).toEqual(['The folder cannot be read. Check its path and mode.']);
});

const namesOf = (scope: DeskScope): readonly string[] =>
  Object.entries(scope).flatMap(([name, value]) =>
    value === 'text' ? [name] : [name, ...namesOf((Array.isArray(value) ? value[0] : value) as DeskScope)],
  );

test('docs/desk.md explains every variable, and no other', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/desk.md'), 'utf8');
  const listed = [...docs.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual([...new Set(namesOf(DESK_VARIABLES))].toSorted());
});
