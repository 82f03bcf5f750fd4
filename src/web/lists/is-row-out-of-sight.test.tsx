import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isRowOutOfSight } from './is-row-out-of-sight.ts';

/** Draws the row of match 7 at this distance from the top of the window, px. */
function drawRowAt(top: number): HTMLElement {
  render(
    <a href="/match/7" data-step>
      {'seven'}
    </a>,
  );
  const row = screen.getByText('seven');
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 40 } as DOMRect);
  return row;
}

/** Lets the browser keep the scroll position when rows above it go, or not. */
const setScrollAnchoring = (isSupported: boolean) => vi.stubGlobal('CSS', { supports: () => isSupported });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a row below the window is out of sight, one in the window is not', () => {
  drawRowAt(innerHeight + 1);
  expect(isRowOutOfSight('7')).toBe(true);
  cleanup();
  drawRowAt(innerHeight - 20);
  expect(isRowOutOfSight('7')).toBe(false);
});

test('a row above the window counts only where the list does not move when it goes', () => {
  drawRowAt(-60);
  setScrollAnchoring(true);
  expect(isRowOutOfSight('7')).toBe(true);
  setScrollAnchoring(false);
  expect(isRowOutOfSight('7')).toBe(false);
});

test('a focused row and a match without a row never are', () => {
  drawRowAt(innerHeight + 1).focus();
  expect(isRowOutOfSight('7')).toBe(false);
  expect(isRowOutOfSight('8')).toBe(false);
});
