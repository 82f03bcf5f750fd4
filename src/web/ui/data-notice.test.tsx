import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { DataNotice } from './data-notice.tsx';

const NOW = 1_795_273_200_000;

setUpPages();
beforeEach(() => takeWorldTime(`${NOW}; rate=1`, performance.now()));

const line = (trouble: string | null, minutes: number, isOld = false) => (
  <DataNotice state={{ isOld, asOf: NOW - minutes * 60_000, trouble }} />
);
const text = () => screen.getByRole('status').textContent;

test('shows the age and reason, and updates each minute, while the allowance slows updates', async () => {
  renderPage(line('cache-allowance-day', 4));
  expect(text()).toBe('Updated 4 min ago. Updates are slower because today’s data limit is running low.');
  await pass(61_000);
  expect(text()).toContain('Updated 5 min ago.');
});

test('can be dismissed, and stays dismissed in the tab', () => {
  renderPage(line('cache-allowance-day', 4));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(text()).toBe('');
  leavePages();
  renderPage(line('cache-allowance-day', 9));
  expect(text()).toBe('');
});

test('old data are dated whatever the reason, also without one and after the note on slow updates was dismissed', () => {
  renderPage(line('cache-allowance-day', 4));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  leavePages();
  renderPage(line('cache-allowance-day', 9, true));
  expect(text()).toMatch(/^Last updated 14:51:00\. Updates are slower/);
  leavePages();
  renderPage(line(null, 9, true));
  expect(text()).toBe('Last updated 14:51:00. Getting the latest.');
});

test('data that are not old have no date, whatever else is missing', () => {
  renderPage(line('unreachable', 4));
  expect(text()).toBe('Can’t reach Touchline. Retrying.');
});

test('distinguishes a plan’s limit from used-up requests', () => {
  renderPage(line('plan_limit', 9, true));
  expect(text()).toContain('Not available on this site.');
  leavePages();
  renderPage(line('cache-limit-day', 9, true));
  expect(text()).toContain('Today’s data limit is used up.');
});

test('names the operator where only they can help', () => {
  renderPage(line('upstream_refused', 9));
  expect(text()).toBe('This site can’t get new data. Please contact its operator.');
  leavePages();
  const site = { operator: 'Example Gazette', contact: null };
  document.documentElement.dataset['site'] = JSON.stringify(site);
  renderPage(line('upstream_refused', 9));
  expect(text()).toContain('contact its operator: Example Gazette.');
  leavePages();
  renderPage(line('unreachable', 9));
  expect(text()).toBe('Can’t reach Touchline. Retrying.');
  delete document.documentElement.dataset['site'];
});

test('shows one message at a time: a reason before what was missed, and that before slow updates', () => {
  const page = (trouble: string | null) => (
    <DataNotice state={{ isOld: false, asOf: null, trouble }}>
      <details>{'3 goals'}</details>
    </DataNotice>
  );
  const isHidden = () => screen.getByText('3 goals').closest('[hidden]') !== null;
  renderPage(page('offline'));
  expect(isHidden()).toBe(true);
  leavePages();
  for (const trouble of ['cache-allowance-day', null]) {
    renderPage(page(trouble));
    expect(isHidden()).toBe(false);
    leavePages();
  }
});
