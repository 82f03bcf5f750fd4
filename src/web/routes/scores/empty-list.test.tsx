import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { leavePages, renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { EmptyList } from './empty-list.tsx';

setUpPages();

test.each([
  [null, 'live', 'No matches in play.'],
  ['2026-11-20', 'live', 'No live matches on this day.'],
  ['2026-11-20', 'scheduled', 'No matches left on this day.'],
] as const)('on the day %s an empty list of the filter %s says “%s”', (day, statusFilter, sentence) => {
  const list = { day, statusFilter, text: '', emptyDay: null, onClear: () => {} };
  expect(renderPage(<EmptyList {...list} />).container.textContent).toBe(`${sentence}Show all matches`);
  leavePages();
});

test.each([
  ['2026-11-21', '/?d=2026-11-21'],
  ['2026-11-25', undefined],
])('a day without matches leads to the next one if that has some: %s', async (kickOffDay, address) => {
  const kickOff = Date.parse(`${kickOffDay}T15:00:00Z`) / 1000;
  const requests = fakeServer(() => answer([sampleMatch(1, { kickOff })]));
  renderPage(
    <EmptyList day="2026-11-20" statusFilter="all" text="" emptyDay="2026-11-20" onClear={() => {}} />,
  );
  await settle();
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(address);
  expect(requests.map(({ url }) => url)).toEqual(['/api/v2.2/fixtures/?t=schedule&d=2026-11-21']);
  leavePages();
});
