import { expect, test } from 'vitest';
import type { RequestParameters } from '#contract/crawl/crawl.ts';
import { CATALOGUE_LANGUAGES, type Operation } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { competitionName } from '#service/answer/competition-names.ts';
import { crawlPlain, queryOf } from '#service/testing/crawl-plain.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, world } = startApp();

const between = world.competitions.filter(
  ({ id, countryId, name }) => countryId === null && !/^Copa/.test(name) && id,
);

test.each(CATALOGUE_LANGUAGES)('translates every international competition in %s', (language) => {
  const names = between.map((competition) => competitionName(competition, language));
  expect(new Set(names).size).toBe(between.length);
  for (const name of names) {
    expect(name).not.toMatch(/undefined|\|/);
    expect(name.trim()).not.toBe('');
  }
  const same = between.filter((competition) => competitionName(competition, language) === competition.name);
  expect(same).toHaveLength(language === 'en' ? between.length : 0);
});

test('keeps the native name of domestic competitions in every language', () => {
  const own = world.competitions.filter(({ countryId }) => countryId !== null);
  for (const language of CATALOGUE_LANGUAGES)
    for (const competition of own) expect(competitionName(competition, language)).toBe(competition.name);
});

test.each([
  ['de', 'Pokal der Meister (Europa)', 'Europa'],
  ['ja', 'チャンピオンズカップ (ヨーロッパ)', 'ヨーロッパ'],
  ['zh', '冠軍盃 (歐洲)', '歐洲'],
  ['zh_cn', '冠军杯 (欧洲)', '欧洲'],
  ['AR', 'كأس الأبطال (أوروبا)', 'أوروبا'],
  ['', 'Champions Cup of Europe', 'Europe'],
  ['xx', 'Champions Cup of Europe', 'Europe'],
  ['constructor', 'Champions Cup of Europe', 'Europe'],
])('lang=%s names the league %s', async (lang, name, continent) => {
  const { body } = await get(`leagues/?t=info&id=911&lang=${lang}`);
  expect(body.data).toMatchObject({ name, continent: { name: continent } });
});

/** A response of every operation with `lang`. */
const exchanges: { operation: Operation; parameters: RequestParameters; data: unknown }[] = [];
for await (const visit of crawlPlain({ get })) {
  const { operation, filters } = visit;
  if (filters.length > 0 || visit.exchange === null) continue;
  if (!operation.parameters.some(({ kind }) => kind === 'language')) continue;
  const { parameters, reply } = visit.exchange;
  exchanges.push({ operation, parameters, data: (reply.body as { data: unknown }).data });
}

/** Removes what is translated: names of places, competitions and positions, and comments. */
function untranslated(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => untranslated(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, untranslated(field, `${key}.${name}`)]),
    );
  return TRANSLATED.test(key) ? typeof value : value;
}

const TRANSLATED =
  /(^|\.)(country_name|birthcountry|continent_name|continent|league_name|position_name|comment)$|(country|continent|league|leagues)\.name$/;

const spoken = OPERATIONS.filter(({ parameters }) => parameters.some(({ kind }) => kind === 'language'));

test('covers every operation with lang', () => {
  expect(exchanges.map(({ operation }) => operation)).toEqual(expect.arrayContaining([...spoken]));
});

test.each(exchanges)(
  '$operation.route?t=$operation.t differs between languages in names only',
  async (each) => {
    const { operation, parameters, data } = each;
    const { status, body } = await get(`${operation.route}/?${queryOf(parameters)}&lang=ja`);
    expect(status).toBe(200);
    const root =
      ['leagues', 'countries', 'continents'].includes(operation.route) || operation.route === 'search';
    const strip = (value: unknown) =>
      JSON.parse(JSON.stringify(untranslated(value)), (key, field) =>
        root && key === 'name' ? typeof field : field,
      );
    expect(strip(body.data)).toEqual(strip(data));
  },
);
