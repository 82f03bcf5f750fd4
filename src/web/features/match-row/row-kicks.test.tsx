import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchRow as Record } from '#contract/records/match.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { RowKicks } from './row-kicks.tsx';

afterEach(cleanup);

const rowOf = (record: Record) => {
  const { container } = renderPage(<RowKicks record={record} />);
  return container;
};

test('a row says each kick and who takes the next one', () => {
  const row = rowOf(sampleShootOut('HaH'));
  expect(row.querySelector('.sr-only')?.textContent).toBe(
    ', Penalties: 2–0, Home 1 scored, scored; Away 1 missed. Next: Away 1',
  );
  // Two goals and three rings; a cross, four rings and the point of the next one.
  const drawings = [...row.querySelectorAll('svg')].map((svg) => [
    svg.querySelectorAll('circle').length,
    svg.querySelectorAll('path').length,
  ]);
  expect(drawings).toEqual([
    [5, 0],
    [5, 1],
  ]);
});

test('a row of a long sudden death shows its last kicks', () => {
  const row = rowOf(sampleShootOut('HAHAHAHAHAHAHAH'));
  const viewBoxes = [...row.querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'));
  expect(viewBoxes).toEqual(['0 0 60 10', '0 0 60 10']);
  expect(row.querySelector('.sr-only')?.textContent).toContain('8–7');
});

test('a row without kicks has nothing to draw', () => {
  const { events, ...record } = sampleShootOut('HaHaHa', 'finished');
  expect(rowOf(record as Record).textContent).toBe('');
});
