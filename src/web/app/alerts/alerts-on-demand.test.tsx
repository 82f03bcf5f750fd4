import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { Tools } from '#web/app/tools.tsx';
import { setBell } from '#web/settings/alerts.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const load = vi.hoisted(() => vi.fn());
vi.mock('./alerts.tsx', () => {
  load();
  return { Alerts: () => <p>{'watching'}</p> };
});

test('alerts load when the first bell is turned on, end with the last one, and cost nothing without', async () => {
  const requests = fakeServer(() => answer(), KICK_OFF);
  renderPage(<Tools />);
  await settle();
  expect(requests).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  setBell('team 12', ['goals']);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('watching')).not.toBeNull();
  setBell('team 12', []);
  await settle();
  expect(screen.queryByText('watching')).toBeNull();
});
