import { describe, expect, test } from 'vitest';
import { toAmericanOdds } from '#contract/odds/to-american-odds.ts';
import { fractionToDecimal, toFractionalOdds } from '#contract/odds/to-fractional-odds.ts';
import { ODDS_FORMATS, type OddsFormat } from '#contract/operation.ts';
import { BOOKMAKERS } from '#service/odds/bookmakers.ts';
import { MARKETS } from '#service/odds/markets.ts';
import { startApp } from '#service/testing/start-app.ts';

const { get, setNow, world } = startApp();
const SATURDAY = '2026-11-21T15:30:00Z';
const NOON = Date.parse('2026-11-21T12:00:00Z') / 1000;

interface Line {
  readonly [field: string]: unknown;
  readonly last_update: { readonly date: string; readonly timezone: string };
}
interface Market {
  readonly id: number;
  readonly bookmakers: readonly { readonly id: number; readonly odds: { readonly data: Line | Line[] } }[];
}

const PRICES = ['home', 'draw', 'away', 'over', 'under'];

const day = world.fixturesOn(Math.floor(NOON / 86_400));
const byPopularity = day.toSorted((a, b) => b.competition.popularity - a.competition.popularity);
const watched = byPopularity.find(({ frame }) => frame.kickOff === Date.parse('2026-11-21T15:00:00Z') / 1000);
const unwatched = byPopularity.at(-1);
if (!watched || !unwatched) throw new Error('The day has no matches.');

async function marketsOf(path: string): Promise<readonly Market[]> {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  return body.data;
}

function linesOf(markets: readonly Market[]): readonly Line[] {
  return markets.flatMap(({ bookmakers }) => bookmakers.flatMap(({ odds }) => odds.data));
}

const odds = (t: string, id: number, rest = '') => marketsOf(`fixtures/?t=${t}&id=${id}${rest}`);

describe('a popular match', () => {
  test.each(['match_odds', 'match_oddsinplay'])(
    'has eight markets in %s, with bookmakers in display order',
    async (t) => {
      setNow(SATURDAY);
      const markets = await odds(t, watched.id);
      expect(markets.map(({ id }) => id)).toEqual(MARKETS.map(({ id }) => id));
      const offering = BOOKMAKERS.filter(({ bookInPlay }) => t === 'match_odds' || bookInPlay !== null);
      expect(offering.length).toBeGreaterThanOrEqual(12);
      expect(markets[0]?.bookmakers.map(({ id }) => id)).toEqual(offering.map(({ id }) => id));
    },
  );

  test('keeps the closing prices, and has none in play once it is over', async () => {
    setNow(SATURDAY);
    const before = await odds('match_odds', watched.id);
    setNow('2026-11-23T12:00:00Z');
    expect(await odds('match_odds', watched.id)).toEqual(before);
    expect(await odds('match_oddsinplay', watched.id)).toEqual([]);
    setNow('2026-11-21T12:00:00Z');
    expect(await odds('match_oddsinplay', watched.id)).toEqual([]);
    expect(await odds('match_odds', watched.id)).not.toEqual(before);
  });

  test('has a history up to the current prices, oldest first, with the score in play', async () => {
    setNow(SATURDAY);
    const { body } = await get(`fixtures/?t=match_odds_info&id=${watched.id}&bookmaker_id=3`);
    expect(body.data).toMatchObject({ id: '3', name: 'Ferrow' });
    const [first] = body.data.markets;
    const dates = first.odds.map(({ last_update }: Line) => last_update.date);
    expect(dates).toEqual(dates.toSorted());
    expect(first.odds.length).toBeGreaterThan(10);
    const now = (await odds('match_oddsinplay', watched.id))[0]?.bookmakers.find(({ id }) => id === 3);
    const { last_update, minute, ...last } = first.odds.at(-1);
    expect(now?.odds.data).toMatchObject(last);
    expect(last.score).toMatch(/^\d+-\d+$/);
    expect(first.odds[0]).toMatchObject({ score: null, minute: null });
  });
});

test('has no odds for an unpopular match, and null where they are embedded', async () => {
  setNow(SATURDAY);
  expect(await odds('match_odds', unwatched.id)).toEqual([]);
  const { body } = await get(`fixtures/?t=info&id=${unwatched.id}&include=odds_prematch,odds_inplay`);
  expect(body.data).toMatchObject({ odds_prematch: null, odds_inplay: null });
});

test('has more bookmakers and markets for more popular matches', async () => {
  setNow(SATURDAY);
  const counts: number[] = [];
  for (const popularity of [0, 12, 20, 30, 50]) {
    const fixture = byPopularity.findLast(({ competition }) => competition.popularity >= popularity);
    const markets = await odds('match_odds', fixture?.id ?? 0);
    counts.push(linesOf(markets).length);
  }
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  expect(counts[0]).toBe(0);
});

test('narrows and orders embedded odds by bookmaker_ids, skipping unknown ids and refusing invalid ones', async () => {
  setNow(SATURDAY);
  const path = `fixtures/?t=info&id=${watched.id}&include=odds_prematch,odds_inplay`;
  const { body } = await get(`${path}&bookmaker_ids=6,99,1`);
  for (const name of ['odds_prematch', 'odds_inplay'])
    expect(body.data[name][0].bookmakers.map(({ id }: { id: number }) => id)).toEqual([6, 1]);
  expect((await get(`${path}&bookmaker_ids=six`)).status).toBe(400);
});

test('embeds odds in play in live matches only', async () => {
  setNow(SATURDAY);
  const { body } = await get('fixtures/?t=schedule&d=2026-11-21&include=odds_inplay,odds_prematch');
  expect(body.data[0]).toHaveProperty('odds_prematch');
  expect(body.data[0]).not.toHaveProperty('odds_inplay');
});

/** Returns what is wrong with a price in its three formats. */
function flawsOf(texts: Readonly<Record<OddsFormat, unknown>>): readonly string[] {
  const price = Number(texts.decimal);
  const fraction = String(texts.fractional);
  const rules: Readonly<Record<string, boolean>> = {
    'has three decimals': /^\d+\.\d{3}$/.test(String(texts.decimal)),
    'is from 1.001 to 1000': price >= 1.001 && price <= 1000,
    'is the fraction of the ladder': fraction === toFractionalOdds(price),
    'is near its fraction': Math.abs(1 / fractionToDecimal(fraction) - 1 / price) < 0.0117,
    'has a sign and at least 100 in american': /^[+-][1-9]\d{2,}$/.test(String(texts.american)),
    'is the same in american': Number(texts.american) === toAmericanOdds(price),
  };
  return Object.keys(rules)
    .filter((rule) => rules[rule] === false)
    .map((rule) => `not so: ${JSON.stringify(texts)} ${rule}`);
}

test('writes every price of a day consistently in three formats', async () => {
  setNow(SATURDAY);
  let compared = 0;
  const flaws: string[] = [];
  const offered = byPopularity.filter(({ coverage }) => coverage.odds);
  for (const { id } of offered) {
    for (const t of ['match_odds', 'match_oddsinplay']) {
      const [decimals = [], fractions = [], americans = []] = await Promise.all(
        ODDS_FORMATS.map(async (format) => linesOf(await odds(t, id, `&odds_format=${format}`))),
      );
      decimals.forEach((line, i) => {
        if (/NaN|Infinity|undefined|\+0|-0\.0/.test(JSON.stringify(line))) flaws.push(JSON.stringify(line));
        for (const name of PRICES.filter((each) => typeof line[each] === 'string')) {
          const [fraction, moneyline] = [fractions[i]?.[name], americans[i]?.[name]];
          flaws.push(...flawsOf({ decimal: line[name], fractional: fraction, american: moneyline }));
          compared += 1;
        }
      });
    }
  }
  expect(flaws).toEqual([]);
  expect(compared).toBeGreaterThan(100_000);
});

test('lists all bookmakers and markets with text ids', async () => {
  const bookmakers = await get('bookmakers/?t=list');
  expect(bookmakers.body.data[0]).toEqual({
    id: '1',
    name: 'Oakline',
    img: expect.stringMatching(/\/images\/bookmakers\/1$/),
  });
  expect(bookmakers.body.meta).toMatchObject({ count: BOOKMAKERS.length, total: BOOKMAKERS.length });
  expect((await get('bookmakers/?t=info&id=99')).status).toBe(404);
  const markets = await get('markets/');
  expect(markets.body.data[0]).toEqual({ id: '1', name: '1X2, Full Time Result' });
  expect(markets.body.meta).toMatchObject({ count: 8, total: 8 });
});

test('lets BOOKMAKERS select and order the bookmakers everywhere', async () => {
  const chosenBookmakers = [12, 1].flatMap((id) => BOOKMAKERS.find((bookmaker) => bookmaker.id === id) ?? []);
  const custom = startApp({ bookmakers: chosenBookmakers });
  const response = await custom.get('bookmakers/?t=list');
  expect(response.body.data.map(({ id }: { id: string }) => id)).toEqual(['12', '1']);
  const { body } = await custom.get(`fixtures/?t=match_odds&id=${watched.id}`);
  for (const { bookmakers } of body.data as Market[]) expect(bookmakers.map(({ id }) => id)).toEqual([12, 1]);
});

test('has neither operations nor datasets of odds with ODDS=off', async () => {
  const without = startApp({ odds: false });
  const paths = [
    `fixtures/?t=match_odds&id=${watched.id}`,
    `fixtures/?t=match_oddsinplay&id=${watched.id}`,
    `fixtures/?t=match_odds_info&id=${watched.id}&bookmaker_id=1`,
    'bookmakers/?t=list',
    'markets/',
  ];
  for (const path of paths) expect((await without.get(path)).status, path).toBe(404);
  for (const name of ['odds_prematch', 'odds_inplay', 'events,odds_prematch'])
    expect((await without.get(`livescores/?t=live&include=${name}`)).status, name).toBe(400);
  expect((await without.get('livescores/?t=live&include=events&odds_format=american')).status).toBe(200);
});
