import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type ArrowStep, nextPrice, priceAt } from './price-focus.ts';

const ROWS = [
  ['a', 'b', 'c'],
  ['d', null, 'f'],
] as const;

const RIGHT: ArrowStep = [1, 0];
const LEFT: ArrowStep = [-1, 0];
const DOWN: ArrowStep = [0, 1];
const UP: ArrowStep = [0, -1];

/** Draws a table of prices with their bookmakers; null is a market without a price. */
function drawTable(dir?: 'rtl') {
  render(
    <table style={{ direction: dir }}>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]} style={{ direction: dir }}>
            <th>{'bookmaker'}</th>
            {row.map((price) => (
              <td key={price ?? 'none'}>
                {price && (
                  <button type="button" data-place={price}>
                    <bdi>{price}</bdi>
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
  );
}

const next = (name: string, step: ArrowStep) =>
  nextPrice(screen.getByRole('button', { name }), step)?.textContent ?? null;

afterEach(cleanup);

test('finds the price around the target of an event', () => {
  drawTable();
  expect(priceAt(screen.getByText('b'))?.dataset['place']).toBe('b');
  expect(priceAt(screen.getAllByText('bookmaker')[0] as Element)).toBeNull();
  expect(priceAt(document)).toBeNull();
});

test('steps along a row and a column, over empty cells, and stops at the ends', () => {
  drawTable();
  expect([next('a', RIGHT), next('d', RIGHT), next('f', LEFT), next('c', RIGHT)]).toEqual([
    'b',
    'f',
    'd',
    null,
  ]);
  expect([next('a', DOWN), next('f', UP), next('b', DOWN), next('a', LEFT)]).toEqual(['d', 'c', null, null]);
});

test('steps the other way where text runs from right to left', () => {
  drawTable('rtl');
  expect([next('b', RIGHT), next('b', LEFT), next('a', DOWN)]).toEqual(['a', 'c', 'd']);
});
