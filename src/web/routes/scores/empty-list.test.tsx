import { expect, test } from 'vitest';
import { leavePages, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { EmptyList } from './empty-list.tsx';

setUpPages();

test.each([
  [null, 'live', 'No matches in play.'],
  ['2026-11-20', 'live', 'No live matches on this day.'],
  ['2026-11-20', 'scheduled', 'No matches left on this day.'],
] as const)('on the day %s an empty list of the filter %s says “%s”', (day, statusFilter, sentence) => {
  const list = { day, statusFilter, text: '', isEmptyDay: false, onClear: () => {} };
  expect(renderPage(<EmptyList {...list} />).container.textContent).toBe(`${sentence}Show all matches`);
  leavePages();
});
