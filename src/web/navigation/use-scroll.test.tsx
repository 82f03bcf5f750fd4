import { act, cleanup, render, screen } from '@testing-library/react';
import {
  MemoryRouter,
  type NavigateFunction,
  type NavigateOptions,
  useLocation,
  useNavigate,
} from 'react-router';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { DEFAULT_WIDTH_PX, setWindowWidth } from '#web/testing/set-window-width.ts';
import { useScroll } from './use-scroll.ts';

let navigate: NavigateFunction = () => {};
let scrollTo: MockInstance<typeof window.scrollTo>;

/** Two matches in a list, and a button of the open match. */
function Page() {
  navigate = useNavigate();
  useScroll();
  const { pathname } = useLocation();
  return (
    <main id="content" tabIndex={-1}>
      <a href="/match/7">{'seven'}</a>
      <a href="/match/8">{'eight'}</a>
      {pathname.startsWith('/match') && <button type="button">{'tab'}</button>}
      <nav>
        <a href="/match/7/stats">{'stats'}</a>
      </nav>
    </main>
  );
}

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

/** Scrolls as a viewer does, px. */
function scrollBy(y: number): void {
  vi.stubGlobal('scrollY', y);
  fireScroll();
}
const fireScroll = () => window.dispatchEvent(new Event('scroll'));
const go = (to: string, options?: NavigateOptions) => act(async () => navigate(to, options));
const back = () => act(async () => navigate(-1));
/** Returns where the page was scrolled to since the last call, px. */
function scrolledTo(): readonly unknown[] {
  const positions = scrollTo.mock.calls.map(([, y]) => y);
  scrollTo.mockClear();
  return positions;
}
const focusedText = () => document.activeElement?.textContent;

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  scrollTo.mockRestore();
  vi.unstubAllGlobals();
  setWindowWidth(DEFAULT_WIDTH_PX);
});

test('a new page begins at its top with the focus, and the way back leads to the old position and link', async () => {
  open('/');
  scrollBy(640);
  await go('/match/7');
  expect(scrolledTo()).toEqual([0]);
  expect(document.activeElement?.id).toBe('content');
  scrollBy(120);
  await back();
  expect(scrolledTo()).toEqual([640]);
  expect(focusedText()).toBe('seven');
  await act(async () => navigate(1));
  expect(scrolledTo()).toEqual([120]);
});

test('each entry of the history has its own position', async () => {
  open('/');
  scrollBy(640);
  await go('/tv');
  scrollBy(90);
  await go('/');
  expect(scrolledTo()).toEqual([0, 0]);
  await back();
  await back();
  expect(scrolledTo()).toEqual([90, 640]);
});

test('another query of the same page begins at the top and keeps the focus', async () => {
  open('/');
  screen.getByText('eight').focus();
  await go('/?show=live');
  expect(scrolledTo()).toEqual([0]);
  expect(focusedText()).toBe('eight');
});

test('a replaced address moves nothing', async () => {
  open('/search');
  screen.getByText('eight').focus();
  await go('/search?q=leeds', { replace: true });
  expect(scrolledTo()).toEqual([]);
  expect(focusedText()).toBe('eight');
});

test('a list beside a match keeps its position', async () => {
  setWindowWidth(1280);
  open('/');
  screen.getByText('seven').focus();
  await go('/match/7', { state: { inPanel: true } });
  await go('/match/8', { state: { inPanel: true } });
  expect(scrolledTo()).toEqual([]);
  expect(focusedText()).toBe('seven');
});

test('the link of a closed match gets a focus that was lost with it', async () => {
  setWindowWidth(1280);
  open('/');
  await go('/match/7', { state: { inPanel: true } });
  screen.getByText('tab').focus();
  await go('/');
  expect(scrolledTo()).toEqual([]);
  expect(focusedText()).toBe('seven');
});

test('the same match without its list is another page', async () => {
  setWindowWidth(1280);
  open('/');
  await go('/match/7', { state: { inPanel: true } });
  await go('/match/7', { state: { inPanel: false } });
  expect(scrolledTo()).toEqual([0]);
  expect(document.activeElement?.id).toBe('content');
});

test('another tab of a match keeps the position, and the focus of a link that stays', async () => {
  open('/match/7');
  scrollBy(640);
  screen.getByText('stats').focus();
  await go('/match/7/stats');
  expect(scrolledTo()).toEqual([]);
  expect(focusedText()).toBe('stats');
  screen.getByText('tab').focus();
  await go('/match/7/table');
  expect(document.activeElement?.id).toBe('content');
  await back();
  expect(scrolledTo()).toEqual([640]);
  await go('/match/8/stats');
  expect(scrolledTo()).toEqual([0]);
});

test('the browser restores positions itself only when the page is left', () => {
  open('/');
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});
