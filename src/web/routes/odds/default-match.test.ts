import { expect, test } from 'vitest';
import type { Phase } from '#contract/status.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { FoldedPrices } from '#web/features/odds/fold-prices.ts';
import { EMPTY_MEMORY } from '#web/features/odds/memory.ts';
import { byCompetition, NO_PREFERENCES } from '#web/matches/order.ts';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import { defaultMatch } from './default-match.ts';

const rowOf = (number: number, phase: Phase, league: string, kickOff: number) => {
  const record = sampleMatch(number, { phase, kickOff, league: { id: league } });
  return { record, anchor: null, scoreChange: null, related: null, reds: NO_RED_CARDS };
};

/** Two competitions, the first on top, and a followed match. */
const ROWS = [
  rowOf(1, 'finished', '10', 100),
  rowOf(2, 'scheduled', '10', 500),
  rowOf(3, 'scheduled', '10', 400),
  rowOf(4, 'live', '20', 200),
  rowOf(5, 'scheduled', '20', 300),
];

const PRICES: FoldedPrices = {
  markets: [],
  scoreState: null,
  stage: 'before',
  memory: EMPTY_MEMORY,
  prices: { results: [], payout: null, books: 1 },
};

interface Scene {
  readonly followed?: readonly string[];
  /** Ids of the matches without prices. */
  readonly without?: readonly string[];
  /** Ids of the competitions whose prices have loaded. */
  readonly loaded?: readonly string[];
}

function choose({ followed = [], without = [], loaded = ['10', '20'] }: Scene): string | null {
  const groups = byCompetition(ROWS, { ...NO_PREFERENCES, matches: new Set(followed), pins: ['10'] });
  const loadedRows = ROWS.filter(({ record }) => loaded.includes(record.league.id));
  const prices = loadedRows.map(
    ({ record: { id } }) => [id, without.includes(id) ? { ...PRICES, prices: null } : PRICES] as const,
  );
  return defaultMatch({
    groups,
    prices: new Map(prices),
    leagues: new Set(['10', '20']),
    loadedLeagues: new Set(loaded),
  });
}

test('is a followed match, else one in play, else the next kick-off of the top competition', () => {
  expect(choose({ followed: ['5'] })).toBe('5');
  expect(choose({ followed: ['1'] })).toBe('4');
  expect(choose({})).toBe('4');
  expect(choose({ without: ['4'] })).toBe('3');
  expect(choose({ without: ['4', '3'] })).toBe('2');
  expect(choose({ without: ['2', '3', '4', '5'] })).toBe('1');
  expect(choose({ without: ['1', '2', '3', '4', '5'] })).toBeNull();
});

test('waits for the prices of a better match', () => {
  expect(choose({ loaded: ['10'] })).toBeNull();
  expect(choose({ loaded: ['20'] })).toBe('4');
});
