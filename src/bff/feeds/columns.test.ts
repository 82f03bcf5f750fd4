import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEEDS } from '#contract/feeds.ts';
import { type Column, MATCH_COLUMNS, ODDS_COLUMNS, TABLE_COLUMNS } from './columns.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/feeds.md', import.meta.url), 'utf8');

const textOf = (columns: readonly Column<never>[]) =>
  columns.map(({ name, type }) => `${name}:${type}`).join(' ');

/** Version 1 stays as it is: spreadsheets of others refer to these. Other columns are another version, with its own list here. */
const VERSION_1 = {
  'A match':
    'id:text competitionId:text competition:text country:text kickOffUtc:instant date:date time:time homeId:text home:text awayId:text away:text round:text phase:text state:text minute:number homeScore:number awayScore:number homeHalfTime:number awayHalfTime:number homePenalties:number awayPenalties:number url:text asOf:instant',
  'A row of a table':
    'table:text position:number teamId:text team:text played:number won:number drawn:number lost:number goalsFor:number goalsAgainst:number goalDifference:number points:number leadsTo:text url:text asOf:instant',
  'Prices of a bookmaker':
    'matchId:text competitionId:text competition:text country:text kickOffUtc:instant date:date time:time homeId:text home:text awayId:text away:text bookmakerId:text bookmaker:text homePrice:number drawPrice:number awayPrice:number pricesOf:instant url:text asOf:instant',
} as const;

const COLUMNS = {
  'A match': MATCH_COLUMNS,
  'A row of a table': TABLE_COLUMNS,
  'Prices of a bookmaker': ODDS_COLUMNS,
} as const;

/** What an example of each type looks like. */
const EXAMPLES: Readonly<Record<Column<never>['type'], RegExp>> = {
  text: /./,
  number: /^-?\d+(\.\d+)?$/,
  instant: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}$/,
};

test.each(Object.keys(VERSION_1) as (keyof typeof VERSION_1)[])(
  'columns of version 1 are frozen, and docs/feeds.md has each with an example: %s',
  (heading) => {
    expect(textOf(COLUMNS[heading])).toBe(VERSION_1[heading]);
    const [, section = ''] = DOCUMENT.split(`### ${heading}\n`);
    const rows = (section.split('\n### ', 1)[0] ?? '').matchAll(/^\| `(\w+)` \| (\w+) \| (.*?) \|/gm);
    const columns = [...rows].map(([, name, type, example]) => ({ name, type, example }));
    expect(columns.map(({ name, type }) => `${name}:${type}`).join(' ')).toBe(VERSION_1[heading]);
    for (const { type, example } of columns) expect(example).toMatch(EXAMPLES[type as 'text']);
  },
);

test('docs/feeds.md has every address', () => {
  for (const { path, formats } of Object.values(FEEDS))
    for (const format of formats) expect(DOCUMENT).toContain(`\`${path.replace(':id', 'ID')}.${format}`);
});
