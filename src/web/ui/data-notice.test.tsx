import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { DataNotice } from './data-notice.tsx';

const NOW = 1_795_273_200_000;

setUpPages();
beforeEach(() => takeWorldTime(`${NOW}; rate=1`, performance.now()));

const line = (trouble: string, minutes: number) => (
  <DataNotice trouble={trouble} asOf={NOW - minutes * 60_000} zone="Europe/London" />
);

test('shows the age and reason, and updates each minute, while the allowance slows updates', async () => {
  renderPage(line('cache-allowance', 4));
  expect(screen.getByRole('status').textContent).toBe(
    'Updated 4 min ago. Updates are slower because today’s data limit is running low.',
  );
  await pass(61_000);
  expect(screen.getByRole('status').textContent).toContain('Updated 5 min ago.');
});

test('can be dismissed, and stays dismissed in the tab', () => {
  renderPage(line('cache-allowance', 4));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status').textContent).toBe('');
  leavePages();
  renderPage(line('cache-allowance', 9));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('distinguishes a plan’s limit from used-up requests', () => {
  renderPage(line('plan_limit', 9));
  expect(screen.getByRole('status').textContent).toContain('Not available on this site.');
  leavePages();
  renderPage(line('cache-limit', 9));
  expect(screen.getByRole('status').textContent).toContain('Today’s data limit is used up.');
});

test('shows one message at a time: a reason before what was missed, and that before slow updates', () => {
  const page = (trouble: string | null) => (
    <DataNotice trouble={trouble} asOf={null} zone="Europe/London">
      <details>{'3 goals'}</details>
    </DataNotice>
  );
  const isHidden = () => screen.getByText('3 goals').closest('[hidden]') !== null;
  renderPage(page('offline'));
  expect(isHidden()).toBe(true);
  leavePages();
  for (const trouble of ['cache-allowance', null]) {
    renderPage(page(trouble));
    expect(isHidden()).toBe(false);
    leavePages();
  }
});
