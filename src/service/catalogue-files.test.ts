/** The shapes of the catalogue's files, which the modules that import them take for granted. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CountryData } from '#service/world/catalogue/all-countries.ts';
import type { NameTexts, PeopleTexts } from '#service/world/catalogue/all-names.ts';
import type { BroadcastRow } from '#service/world/catalogue/channels.ts';
import { CONTINENT_NAMES, type ContinentId, type SideLeagueEntry } from '#service/world/catalogue/country.ts';
import type { GroundTexts } from '#service/world/catalogue/ground-names.ts';
import type { InternationalEntries } from '#service/world/catalogue/international.ts';
import type { TradeKind, TradeRow } from '#service/world/catalogue/player-trade.ts';
import type { HabitsRow } from '#service/world/catalogue/playing-styles.ts';
import type { StreetTexts } from '#service/world/catalogue/streets.ts';
import { type Text, textList } from '#service/world/catalogue/text-list.ts';

const FOLDER = join(import.meta.dirname, 'world/catalogue/data');

function dataOf(file: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

const FILES = readdirSync(FOLDER);
const COUNTRIES = FILES.filter((file) => file.startsWith('countries-')).flatMap(
  (file) => dataOf(file) as readonly CountryData[],
);
const CULTURES = Object.keys(Object(dataOf('names.json')));

/** A text whose entries have a form. */
function text(form: RegExp, entryName: string): z.ZodType<Text> {
  return z.custom<Text>().superRefine((value, context) => {
    const lines = typeof value === 'string' ? [value] : value;
    const isText =
      Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === 'string');
    const entries = isText ? textList(lines) : [JSON.stringify(value)];
    for (const entry of entries.filter((each) => !isText || !form.test(each)))
      context.addIssue({ code: 'custom', message: `${JSON.stringify(entry)} is not ${entryName}` });
  });
}

const NAME = /^\S(?:[^|,]*[^\s|,])?$/;
const name = z.string().regex(NAME);
const names = text(NAME, 'a name');
const streets = text(/^\S(?:[^|]*\S)?$/, 'a street');
const habit = text(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d$/, 'a kick-off such as "Sat 15:00"');
const percent = z.int().min(0).max(100);
const countryId = z.int().refine((id) => COUNTRIES.some((each) => each.id === id), 'No such country');
const countryIds = z.array(countryId).min(1);
const culture = z.enum(CULTURES);
const continent = z.int().refine((id): id is ContinentId => id in CONTINENT_NAMES, 'No such continent');
const monthDay = z.string().regex(/^\d\d-\d\d$/);
const legs = z.literal([2, 3, 4]);
const habits = z.strictObject({ weekend: habit, midweek: habit });

const sideLeague: z.ZodType<SideLeagueEntry | null> = z
  .strictObject({ name, clubs: z.int().min(2), legs, team: z.string().includes('{club}') })
  .nullable();

const country: z.ZodType<CountryData> = z.strictObject({
  id: z.int().min(1).max(89),
  name,
  code: z.string().regex(/^[a-z]{2,3}$/),
  continent,
  zone: z.string().regex(/^[A-Z]\w+(?:\/[A-Z]\w+)+$/),
  season: z.enum(['year', 'autumn']),
  first: monthDay,
  last: monthDay,
  breaks: z.array(z.tuple([monthDay, monthDay])),
  strength: percent,
  popularity: percent,
  people: text(
    new RegExp(`^(?:${CULTURES.join('|')}) [1-9]\\d?$`),
    'a culture of names.json with its weight',
  ),
  leagues: z.array(z.strictObject({ name, clubs: z.int().min(2), legs, down: z.int().min(0) })).min(1),
  cup: name.nullable(),
  women: sideLeague,
  reserves: sideLeague,
  youth: sideLeague,
  kickOffs: z.strictObject({ top: habits, lower: habits }),
  grounds: names,
  clubs: text(/^[^\s|,][^|,]*, [^\s|,](?:[^|,]*[^\s|,])?$/, 'a club with its city'),
  cities: text(/^\S.* -?\d+(?:\.\d{1,2})? -?\d+(?:\.\d{1,2})?$/, 'a city with its coordinates'),
});

const lists = { men: names, women: names, family: names };
const nameTexts: z.ZodType<NameTexts> = z.strictObject({
  ...lists,
  familyFirst: z.literal(true).exactOptional(),
});
const peopleTexts: z.ZodType<PeopleTexts> = z.strictObject({ people: name, weight: percent, ...lists });

const house = z.tuple([name, z.int().min(1)]);
const broadcastRow: z.ZodType<BroadcastRow> = z.tuple([
  countryId,
  z.array(name).min(1),
  house,
  house.nullable(),
  name,
]);

const id = z.int().min(900).max(999);
const side = z.enum(['national', 'national-women', 'national-youth']);
const worldwide = z.array(z.strictObject({ id, name, side, popularity: percent }));
const international: z.ZodType<InternationalEntries> = z.strictObject({
  continentalCups: z.array(
    z.strictObject({
      id,
      name,
      continent,
      clubs: z.literal([4, 8, 16, 32]),
      rank: z.literal([0, 1, 2]),
      popularity: percent,
    }),
  ),
  nationalRegions: z.array(
    z.strictObject({
      side,
      name,
      continents: z.array(continent).min(1),
      divisions: z.array(id),
      cup: id,
      cupName: name,
      qualifiers: id,
      worldCupPlaces: z.int().min(1),
      popularity: percent,
    }),
  ),
  worldCups: worldwide,
  nationalFriendlies: worldwide,
  friendlyRegions: z.array(z.strictObject({ id, name, continent, countries: countryIds })),
});

const tradeRow: z.ZodType<TradeRow> = z.tuple([
  countryId,
  z.int().min(0).max(14),
  z.int().min(0).max(12),
  z.int(),
]);
const trade: z.ZodType<Readonly<Record<TradeKind, readonly TradeRow[]>>> = z.strictObject({
  club: z.array(tradeRow),
  women: z.array(tradeRow),
});
const habitsRow: z.ZodType<HabitsRow> = z.tuple([
  countryId,
  z.number().min(1).max(5),
  percent,
  z.number().min(1).max(9),
]);

const groundTexts: z.ZodType<GroundTexts> = z.strictObject({
  traditions: z.array(
    z.strictObject({ countries: countryIds, forms: z.record(z.string().regex(/\*|\{family\}/), names) }),
  ),
  nationalStadiums: z.record(name, z.array(culture).min(1)),
});
const form = z.string().includes('*').includes('#');
const streetTexts: z.ZodType<StreetTexts> = z.strictObject({
  traditions: z.array(z.strictObject({ countries: countryIds, form, streets })),
  elsewhere: z.strictObject({ form, streets }),
});

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'channels.json': z.array(broadcastRow),
  ...Object.fromEntries(
    Object.entries(CONTINENT_NAMES).map(([key, continentName]) => [
      `countries-${continentName.toLowerCase().replace(' ', '-')}.json`,
      z.array(country.refine((entry) => entry.continent === Number(key), `Not in ${continentName}`)),
    ]),
  ),
  'ground-names.json': groundTexts,
  'international.json': international,
  'names.json': z
    .object({ indian: z.array(peopleTexts), nigerian: z.array(peopleTexts) })
    .catchall(nameTexts),
  'player-trade.json': trade,
  'playing-styles.json': z.array(habitsRow),
  'real-names.json': z.strictObject({ clubs: names, channels: names }),
  'real-people-hashes.json': z.array(z.string().regex(/^[a-z\d]{4,7}(?: [a-z\d]{4,7})*$/)),
  'streets.json': streetTexts,
  'womens-strength.json': z.record(z.string(), percent),
};

/** Returns what is wrong in a file, with the names of entries, else their positions: `countries-asia.json, Japan, clubs: …`. */
function faultsIn(file: string, data: unknown): readonly string[] {
  const issues = SCHEMAS[file]?.safeParse(data).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    let value = data;
    const steps = path.map((key) => {
      value = Object(value)[key];
      return Object(value).name ?? String(key);
    });
    return `${[file, ...steps].join(', ')}: ${message}`;
  });
}

test('every data file has a schema', () => {
  expect([...FILES].sort()).toEqual(Object.keys(SCHEMAS).sort());
});

test.each(Object.keys(SCHEMAS))('%s has the shape that its module reads', (file) => {
  expect(faultsIn(file, dataOf(file))).toEqual([]);
});

test('no two countries share an id or a code', () => {
  for (const key of ['id', 'code'] as const)
    expect(new Set(COUNTRIES.map((country) => country[key])).size).toBe(COUNTRIES.length);
});

test('a message names the file and the entry of a fault', () => {
  const fiji = COUNTRIES.find(({ code }) => code === 'fj');
  const { zone, ...entry } = { ...fiji, season: 'winter', clubs: ['Otterford Wanderers, Suva|Kestrel Vale'] };
  expect(faultsIn('countries-oceania.json', [{ ...entry, ocean: 'Pacific' }])).toEqual([
    'countries-oceania.json, Fiji, zone: Invalid input: expected string, received undefined',
    'countries-oceania.json, Fiji, season: Invalid option: expected one of "year"|"autumn"',
    'countries-oceania.json, Fiji, clubs: "Kestrel Vale" is not a club with its city',
    'countries-oceania.json, Fiji: Unrecognized key: "ocean"',
  ]);
  expect(faultsIn('countries-asia.json', [fiji])).toEqual(['countries-asia.json, Fiji: Not in Asia']);
  const welsh = { men: 'Jan||Jiří', women: 'Jana', family: ['Novák/Nováková'], familyFirst: false };
  expect(faultsIn('names.json', { indian: [], nigerian: [], welsh })).toEqual([
    'names.json, welsh, men: "" is not a name',
    'names.json, welsh, familyFirst: Invalid input: expected true',
  ]);
});
