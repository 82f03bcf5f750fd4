import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLocation, useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endFirstView } from '#web/clock/first-view.ts';
import { createQueryClient } from '#web/data/client.ts';
import { addressAt } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { en } from '#web/testing/words.ts';
import { App } from './app.tsx';
import { createPagePrefetch } from './prefetch-page.ts';

const list = { mounted: 0, left: 0 };

function List() {
  useEffect(() => {
    list.mounted += 1;
    return () => {
      list.left += 1;
    };
  }, []);
  return (
    <ul>
      <Link to="/match/7">seven</Link>
      <Link to="/match/8">eight</Link>
      <Link to="/?d=2026-11-20&show=live">yesterday</Link>
    </ul>
  );
}

function Match({ tab }: { tab: string | null }) {
  const { id } = useParams();
  const location = useLocation();
  return (
    <>
      <p>{`match ${id}`}</p>
      <p>{`tab ${tab}`}</p>
      <Link to={`/match/${id}/info`}>info</Link>
      <Link to="/match/9">nine</Link>
      <Link data-whole to={addressAt(location)}>
        whole
      </Link>
    </>
  );
}

let root: Root | null = null;

/** Opens the whole application at an address, in a window of this width in px. */
async function open(address: string, width: number): Promise<void> {
  setWindowWidth(width);
  history.replaceState(null, '', address);
  const client = createQueryClient();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  endFirstView();
  await act(async () =>
    root?.render(
      <App client={client} words={en} prefetch={createPagePrefetch(client)} splitView={{ List, Match }} />,
    ),
  );
  await settle();
}

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
  });
const click = async (name: string) => {
  fireEvent.click(screen.getByText(name));
  await settle();
};
const back = async () => {
  history.back();
  await settle();
};
const address = () => location.pathname + location.search;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Object.assign(list, { mounted: 0, left: 0 });
  fakeServer(() => answer());
});

afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('in the split view a match opens with the day and filter of the list, and the list stays mounted', async () => {
  await open('/?d=2026-11-20&show=live', 1280);
  await click('seven');
  expect(address()).toBe('/match/7?d=2026-11-20&show=live');
  expect(screen.getByText('match 7')).toBeDefined();
  expect(screen.getByText('seven').getAttribute('aria-current')).toBe('page');
  await click('eight');
  expect(screen.getByText('match 8')).toBeDefined();
  expect(screen.getByText('seven').getAttribute('aria-current')).toBeNull();
  expect(list).toMatchObject({ mounted: 1, left: 0 });
});

test('another day keeps the match open; closing the match keeps the day', async () => {
  await open('/', 1280);
  await click('seven');
  await click('yesterday');
  expect(address()).toBe('/match/7?d=2026-11-20&show=live');
  const close = screen.getByRole('link', { name: en.panel.close });
  close.focus();
  fireEvent.click(close);
  await settle();
  expect(address()).toBe('/?d=2026-11-20&show=live');
  expect(screen.getByText(en.panel.hint)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByText('seven'));
  expect(list).toMatchObject({ mounted: 1, left: 0 });
});

test('Escape closes the match beside the list, and nothing else', async () => {
  await open('/?show=live', 1280);
  await click('seven');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await settle();
  expect(address()).toBe('/?show=live');
  expect(screen.getByText(en.panel.hint)).toBeDefined();
  const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'Escape' });
  await settle();
  expect([address(), isLeftToBrowser]).toEqual(['/?show=live', true]);
});

test('on a phone a match is a page of its own, and the list stays in the background as it was', async () => {
  await open('/?show=live', 390);
  const row = screen.getByText('seven');
  await click('seven');
  expect(address()).toBe('/match/7');
  expect(screen.getByText('match 7')).toBeDefined();
  expect(list).toMatchObject({ mounted: 1, left: 1 });
  expect(row.isConnected).toBe(true);
  await back();
  expect(address()).toBe('/?show=live');
  expect(screen.queryByText('match 7')).toBeNull();
  expect(screen.getByText('seven')).toBe(row);
  expect(document.activeElement).toBe(row);
});

test('a tab opens in the panel, and the next match opens at the same tab', async () => {
  await open('/?show=live', 1280);
  await click('seven');
  await click('info');
  expect(address()).toBe('/match/7/info?show=live');
  expect(screen.getByText('tab info')).toBeDefined();
  expect(screen.getByText('seven').getAttribute('aria-current')).toBe('page');
  await click('eight');
  expect(address()).toBe('/match/8/info?show=live');
  expect(screen.getByText('tab info')).toBeDefined();
  expect(list).toMatchObject({ mounted: 1, left: 0 });
});

test('a match that is opened by its address is a page of its own, on a wide screen as well', async () => {
  await open('/match/7/info', 1280);
  expect(screen.getByText('tab info')).toBeDefined();
  expect(screen.queryByText('seven')).toBeNull();
  await click('nine');
  expect(address()).toBe('/match/9/info');
  expect(screen.queryByText('seven')).toBeNull();
});

test('a match opens from the panel as a whole page, and back restores the list as it was', async () => {
  await open('/?show=live', 1280);
  await click('seven');
  const row = screen.getByText('seven');
  await click('whole');
  expect(address()).toBe('/match/7?show=live');
  expect(screen.queryByRole('link', { name: en.panel.close })).toBeNull();
  await back();
  expect(screen.getByRole('link', { name: en.panel.close })).toBeDefined();
  expect(screen.getByText('seven')).toBe(row);
  expect(list.mounted).toBe(2);
});

test('an unknown tab is not found', async () => {
  await open('/match/7/nonsense', 1280);
  expect(screen.getByText(en.notFound.page)).toBeDefined();
});

test('a match that is opened by its address on a phone comes without a list', async () => {
  await open('/match/7', 390);
  expect(screen.getByText('match 7')).toBeDefined();
  expect(screen.queryByText('seven')).toBeNull();
});

test('a click that opens another window is left to the browser', async () => {
  await open('/', 1280);
  const before = address();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (clickEvent) => clickEvent.preventDefault(), { once: true });
  screen.getByText('seven').dispatchEvent(event);
  await settle();
  expect(address()).toBe(before);
});
