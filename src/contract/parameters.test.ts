import { describe, expect, test } from 'vitest';
import { findOperation, selectorOf } from './operations.ts';
import { type Canonical, canonicalParameters } from './parameters.ts';

function canonicalise(address: string) {
  const [route = '', query] = address.split('?');
  const pairs = new URLSearchParams(query);
  const operation = findOperation(
    route,
    selectorOf(route, (name) => pairs.get(name)),
  );
  if (!operation) throw new Error(`no operation: ${address}`);
  return canonicalParameters(operation, pairs);
}

function toQuery({ operation, parameters }: Canonical): string {
  return `${operation.route}?${parameters.map((pair) => pair.join('=')).join('&')}`;
}

test.each([
  ['fixtures?t=match_by_id&id=7', 'fixtures?id=7'],
  ['fixtures?t=info&include=match_stats,match_events&id=7', 'fixtures?id=7&include=events,stats'],
  ['fixtures?t=info&id=7&include=stats,events,match_events', 'fixtures?id=7&include=events,stats'],
  ['fixtures?t=info&id=07', 'fixtures?id=7'],
  ['fixtures?t=sort&ids=30,4,030,100', 'fixtures?ids=4,30,100'],
  ['fixtures?t=schedule&league_id=5&d=2026-02-28', 'fixtures?d=2026-02-28&league_id=5'],
  ['livescores?t=live&utc=0&lang=en&odds_format=decimal', 'livescores?'],
  ['livescores?t=live&bookmaker_ids=9,2,9', 'livescores?bookmaker_ids=9,2'],
  ['livescores?t=live&utc=-0.0', 'livescores?'],
  ['livescores?t=live&utc=%2B5.50', 'livescores?utc=5.5'],
  ['livescores?t=live&utc=+5.5', 'livescores?utc=5.5'],
  ['livescores?t=live&utc=-03', 'livescores?utc=-3'],
  ['livescores', 'livescores?'],
  ['search?t=team&q=+R%C3%ADo++PLATA', 'search?q=río plata'],
  ['search?t=team&q=Ri%CC%81o+Plata', 'search?q=río plata'],
  ['stats?t=player&season_id=7&id=5', 'stats?id=5&season_id=7'],
  ['stats?t=player&match_id=9&player_id=5', 'stats?player_id=5&match_id=9'],
  ['media?type=team&id=7', 'media?id=7'],
  ['media?type=date&d=2026-11-21', 'media?d=2026-11-21'],
  ['media?t=event&type=team&id=7', 'media?id=7'],
  ['countries?page=1', 'countries?'],
  ['countries?page=2&lang=zh_cn', 'countries?lang=zh_cn&page=2'],
])('canonicalises %s as %s', (address, expected) => {
  expect(toQuery(canonicalise(address) as Canonical)).toBe(expected);
});

test('resolves aliases of operations and datasets', () => {
  expect(canonicalise('fixtures?t=match_by_id&id=7&include=match_stats,events')).toMatchObject({
    operation: { t: 'info' },
    include: ['events', 'stats'],
  });
  expect(canonicalise('fixtures?t=info&id=7')).toMatchObject({ include: [] });
});

describe('refusals say what to do', () => {
  test.each([
    ['fixtures?t=info', 'Missing parameter id. Send the id of the record.'],
    ['fixtures?t=info&id=7&id=8', 'A parameter is repeated. Send each parameter once.'],
    ['fixtures?t=info&id=1;drop', 'Invalid id. Send a number from 1.'],
    [
      'fixtures?t=info&id=7&include=events,odds',
      'Invalid include. Send one or more of events, stats, odds_prematch, odds_inplay, broadcast, joined by commas.',
    ],
    [
      'fixtures?t=info&id=7&include=',
      'Invalid include. Send one or more of events, stats, odds_prematch, odds_inplay, broadcast, joined by commas.',
    ],
    ['fixtures?t=info&id=0', 'Invalid id. Send a number from 1.'],
    ['fixtures?t=sort&ids=1,,2', 'Invalid ids. Send one or more numbers joined by commas.'],
    [
      'fixtures?t=schedule&d=2026-02-29',
      'Invalid d. Send a date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.',
    ],
    [
      'fixtures?t=schedule&d=2026-00-10',
      'Invalid d. Send a date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.',
    ],
    ['fixtures?t=schedule&d=tomorrow', 'Invalid d. Send a date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.'],
    ['livescores?utc=14.5', 'Invalid utc. Send hours from UTC, -12 to 14.'],
    ['livescores?utc=1e1', 'Invalid utc. Send hours from UTC, -12 to 14.'],
    [
      'livescores?lang=EN',
      'Invalid lang. Send one of en, es, de, fr, it, pt, tr, pl, ko, zh, zh_cn, ar, el, ja.',
    ],
    ['livescores?odds_format=eu', 'Invalid odds_format. Send one of decimal, fractional, american.'],
    ['livescores?page=2', 'Unknown parameter page. Remove it: livescores?t=live returns all pages at once.'],
    ['search?t=team&q=+ab+', 'Invalid q. Send 3 to 100 characters.'],
    ['search?t=team&q=%D9%86%D8%AC', 'Invalid q. Send 3 to 100 characters.'],
    ['search?t=team&q=ab%00c', 'Invalid q. Send 3 to 100 characters.'],
    [
      'search?t=team',
      'Missing parameter q. Send the search text, three characters or more, or one that is Chinese, Japanese or Korean; case and accents do not matter.',
    ],
    ['stats?t=player&id=5', 'Missing or mixed parameters. Send id and season_id, or player_id and match_id.'],
    [
      'stats?t=player&id=5&season_id=7&match_id=9',
      'Missing or mixed parameters. Send id and season_id, or player_id and match_id.',
    ],
    ['countries?page=0', 'Invalid page. Send a number from 1.'],
    ['seasons?id=7&lang=de', 'Unknown parameter lang. Use id.'],
    ['continents?t=list&user=someone', 'Unknown parameter user. Use lang.'],
  ])('%s: %s', (address, sentence) => {
    expect(canonicalise(address)).toEqual({ refused: sentence });
  });

  test('and do not repeat the input unless it looks like a name', () => {
    const result = canonicalise('continents?t=list&%3Cscript%3E=1') as { refused: string };
    expect(result.refused).toBe('Unknown parameter. Use lang.');
  });

  test('accepts at most 100 ids', () => {
    const ids = (length: number) => Array.from({ length }, (_, index) => index + 1).join(',');
    expect(canonicalise(`fixtures?t=sort&ids=${ids(100)}`)).toHaveProperty('parameters');
    expect(canonicalise(`fixtures?t=sort&ids=${ids(101)}`)).toEqual({
      refused: 'Invalid ids. Send at most 100 numbers.',
    });
  });
});
