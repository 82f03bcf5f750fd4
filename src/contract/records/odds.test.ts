import { expect, test } from 'vitest';
import { checkAnswer } from '#contract/check-answer.ts';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { answerOf, readAs, wireLive, wireMatch } from '#contract/testing/examples.ts';
import { isRowMarket } from './odds.ts';

const last_update = { date: '2026-08-22 18:24', timezone: 'UTC+2' };
const lineFields = { score: '4-2', minute: '93', bookmaker_event_id: null, last_update };
const result = { home: '1.850', draw: '3.600', away: '13.000', handicap: null, ...lineFields };
const line = { over: '1.975', under: '1.875', handicap: '2.5,3.0', ...lineFields };
const suspended = { home: null, draw: null, away: null, handicap: null, ...lineFields };

function market(id: number, data: unknown) {
  return { id, name: 'A market', bookmakers: [{ id: 2, name: 'Tallyho', odds: { data } }] };
}

const AT = Date.UTC(2026, 7, 22, 16, 24) / 1000;
const NOTHING = { draw: null, over: null, under: null, handicap: null, bookmaker_event_id: null };

test('reads a market of one line like one of several', () => {
  const { data, dropped, problems } = readAs('fixtures', 'match_odds', [
    market(1, result),
    market(2, [line, line]),
  ]);
  expect({ dropped, problems }).toEqual({ dropped: 0, problems: [] });
  const [first, second] = data as unknown as { bookmakers: { odds: { data: unknown[] } }[] }[];
  expect(first?.bookmakers[0]?.odds.data).toEqual([
    {
      ...NOTHING,
      home: { decimal: 1.85, text: '1.850' },
      draw: { decimal: 3.6, text: '3.600' },
      away: { decimal: 13, text: '13.000' },
      score: [4, 2],
      minute: { minute: 93, extra: null },
      last_update: { timestamp: AT },
    },
  ]);
  expect(second?.bookmakers[0]?.odds.data).toHaveLength(2);
  expect(second?.bookmakers[0]?.odds.data[0]).toMatchObject({
    home: null,
    over: { decimal: 1.975 },
    handicap: [2.5, 3],
  });
});

test('keeps a suspended market without prices', () => {
  const { data } = readAs('fixtures', 'match_oddsinplay', [market(1, suspended)]);
  expect(data).toMatchObject([
    { bookmakers: [{ odds: { data: [{ home: null, draw: null, away: null }] } }] },
  ]);
});

test('keeps the text of a price in another notation', () => {
  const operation = findOperation('fixtures', 'match_odds');
  if (!operation) throw new Error('There is no match_odds.');
  const body = answerOf([market(1, { ...result, home: '250', draw: '5/2', away: '-118' })]);
  const { data, problems } = readAnswer(operation, [], body, 0, 'american');
  expect(problems).toEqual([]);
  expect(data).toMatchObject([
    {
      bookmakers: [
        {
          odds: {
            data: [
              {
                home: { decimal: null, text: '250' },
                draw: { decimal: null, text: '5/2' },
                away: { decimal: null, text: '-118' },
              },
            ],
          },
        },
      ],
    },
  ]);
});

test('reads a history as a list of lines per market', () => {
  const history = {
    id: '1',
    name: 'Oakline',
    markets: [{ id: 1, name: 'A market', odds: [result, suspended] }],
  };
  const { data } = readAs('fixtures', 'match_odds_info', history);
  expect(data).toMatchObject({
    id: '1',
    markets: [{ id: '1', odds: [{ home: { decimal: 1.85 } }, { home: null }] }],
  });
});

test('a match has the prices of all markets, a list row only those of the result', () => {
  const odds = [market(1, result), market(2, [line])];
  const wire = wireMatch({ odds_prematch: odds, odds_inplay: null });
  const whole = readAs('fixtures', 'info', wire, ['odds_inplay', 'odds_prematch']).data;
  expect(whole).toMatchObject({ odds_prematch: [{ id: '1' }, { id: '2' }] });
  const [row] = readAs('livescores', 'live', [wire], ['odds_inplay', 'odds_prematch']).data as object[];
  expect(row).toMatchObject({ odds_prematch: [{ id: '1' }] });
  const [plain] = readAs('livescores', 'live', [wire]).data as object[];
  expect(plain).not.toHaveProperty('odds_prematch');
});

test('accounts for every field of prices on the wire', () => {
  const odds = [market(1, result), market(2, [line]), market(3, suspended)];
  const history = { id: '1', name: 'Oakline', markets: [{ id: 1, name: 'A market', odds: [result, line] }] };
  const recorded = {
    'fixtures.match_odds__x.json': odds,
    'fixtures.match_oddsinplay__x.json': odds,
    'fixtures.match_odds_info__x.json': history,
    'fixtures.info__x.json': wireMatch({ odds_prematch: odds, odds_inplay: odds }),
    'livescores.live__x.json': [wireLive({ odds_prematch: odds, odds_inplay: odds })],
  };
  for (const [file, data] of Object.entries(recorded))
    expect(checkAnswer(file, answerOf(data)), file).toMatchObject({ kind: 'read', lost: 0, unexplained: [] });
  const strange = [market(1, result), market(2, [{ ...line, payout: '95' }])];
  expect(checkAnswer('fixtures.match_odds__x.json', answerOf(strange))).toMatchObject({
    unexplained: ['bookmakers[].odds.data[].payout'],
  });
});

test('omits a market with an unreadable id from a row without throwing', () => {
  expect(isRowMarket({ id: { toString: 7, valueOf: 7 } })).toBe(false);
  expect([1, '1', 2, '2'].map((id) => isRowMarket({ id }))).toEqual([true, true, false, false]);
});
