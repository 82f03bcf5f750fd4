import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { dayOddsQuery, liveOddsQuery } from '#web/data/row-extras.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { odds } from './odds.tsx';

afterEach(cleanup);

const AT = KICK_OFF + 1500;
const ahead = { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: KICK_OFF + 7200 } as const;
const market = (quotes: Parameters<typeof sampleMarket>[1]) => [sampleMarket(1, quotes)];

const show = (fields: Parameters<typeof sampleWall>[0]) =>
  render(
    <WordsContext value={en}>
      <WallPages view={odds} context={sampleWall(fields)} />
    </WordsContext>,
  );
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Returns a wall with a match in play and its prices. */
const live = (record: MatchRow, quotes: Parameters<typeof sampleMarket>[1]) => ({
  records: [record],
  answers: [[liveOddsQuery, [{ ...record, odds_inplay: market(quotes) }]]] as const,
});

test('asks for the prices in play, and for those of competitions with the next kick-offs', () => {
  const records = [sampleMatch(1), sampleMatch(2, ahead), sampleMatch(3, ahead)];
  expect(odds.queries?.(sampleWall({ records }))).toEqual(
    [liveOddsQuery, dayOddsQuery('2026-11-21', '10')].map(({ queryKey }) =>
      expect.objectContaining({ queryKey }),
    ),
  );
  expect(
    odds.queries?.(sampleWall({ records: [sampleMatch(1, { ...ahead, kickOff: KICK_OFF + 86_400 })] })),
  ).toEqual([]);
});

test('shows the best price of each result with the bookmakers that offer it, and its age', () => {
  const quotes = {
    Oakline: [samplePrices({ home: 2, draw: 3.5, away: 4, at: AT, score: [1, 0] })],
    Tallyho: [samplePrices({ home: 2.1, draw: 3.5, away: 3.9, at: AT - 600, score: [1, 0] })],
  };
  show(live(sampleMatch(1, { score: [1, 0] }), quotes));
  expect(rows()).toEqual([
    '23′Home 1 1–0 Away 1England PremierHome2.10Tallyho15 minDraw3.50Oakline+1Away4.00Oakline5 min',
  ]);
});

test('writes prices in the format that the browser has', () => {
  oddsFormat.choose('american');
  show(
    live(sampleMatch(1), {
      Oakline: [samplePrices({ home: 2.5, draw: 3, away: 1.5, at: AT, score: [0, 0] })],
    }),
  );
  expect(rows()[0]).toContain('+150');
  oddsFormat.choose(null);
});

test('writes prices in the format of the address, whatever the browser has', () => {
  oddsFormat.choose('american');
  const quotes = { Oakline: [samplePrices({ home: 2.5, draw: 3, away: 1.5, at: AT, score: [0, 0] })] };
  show({ ...live(sampleMatch(1), quotes), program: { odds_format: 'fractional' } });
  expect(rows()[0]).toContain('Home6/4OaklineDraw2/1OaklineAway1/2Oakline');
  oddsFormat.choose(null);
});

test('a price that is old is quiet and has its age, as has a suspension', () => {
  const prices = { home: 2, draw: 3, away: 4, score: [0, 0] } as const;
  show(live(sampleMatch(1), { Oakline: [samplePrices({ ...prices, at: AT - 20 * 60 })] }));
  expect(rows()[0]).toContain('Home2.00Oakline25 minDraw');
  expect(screen.getByText('2.00')).toHaveProperty('dataset.stale', 'true');
  cleanup();
  show(live(sampleMatch(1), { Oakline: [samplePrices({ ...prices, at: AT })] }));
  expect(screen.getByText('2.00').dataset).not.toHaveProperty('stale');
  cleanup();
  show(live(sampleMatch(1), { Oakline: [samplePrices({ at: AT - 20 * 60, score: [0, 0] })] }));
  expect(rows()[0]).toContain('Homesuspended, 25 min');
});

test('never counts a price from before the last goal, and says so', () => {
  const events = [sampleEvent({ timestamp: AT + 120 })];
  const record = sampleMatch(1, { score: [1, 0], events });
  show(
    live(record, {
      Old: [samplePrices({ home: 9, draw: 9, away: 9, at: AT, score: [0, 0] })],
      New: [samplePrices({ home: 1.5, draw: 4, away: 7, at: AT + 180, score: [1, 0] })],
    }),
  );
  expect(rows()[0]).toContain('Home1.50NewDraw4.00NewAway7.00New');
  cleanup();
  show(live(record, { Old: [samplePrices({ home: 9, draw: 9, away: 9, at: AT, score: [0, 0] })] }));
  expect(rows()[0]).toContain('Homepre-goal price');
  expect(rows()[0]).not.toContain('9.00');
});

test('has a lock and the word where every bookmaker has suspended the match', () => {
  const { container } = show(live(sampleMatch(1), { Oakline: [samplePrices({ at: AT, score: [0, 0] })] }));
  expect(rows()[0]).toContain('HomesuspendedDrawsuspendedAwaysuspended');
  expect(container.querySelectorAll('svg')).toHaveLength(3);
});

test('shows no earlier price of a match in play, and that of the next ones', () => {
  const [first, next] = [sampleMatch(1), sampleMatch(2, ahead)];
  const odds_prematch = market({ Oakline: [samplePrices({ home: 2, draw: 3, away: 4, at: AT })] });
  const records = [first, next];
  show({
    records,
    answers: [
      [dayOddsQuery('2026-11-21', '10'), records.map((record) => ({ ...record, odds_prematch }))],
      [liveOddsQuery, []],
    ],
  });
  expect(rows()).toEqual([
    '17:00Home 2 v Away 2England PremierHome2.00OaklineDraw3.00OaklineAway4.00Oakline5 min',
  ]);
});

test('has no page without prices', () => {
  expect(odds.pages(sampleWall({ records: [sampleMatch(1)] }))).toEqual([]);
});
