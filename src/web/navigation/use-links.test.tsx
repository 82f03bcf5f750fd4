import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_WIDTH_PX, setWindowWidth } from '#web/testing/set-window-width.ts';
import { useLinks } from './use-links.ts';

const navigator = { push: vi.fn(), replace: vi.fn(), go: vi.fn(), createHref: String };
const prefetch = vi.fn();

function Page({ children }: { readonly children: ReactNode }) {
  useLinks(prefetch);
  return children;
}

const draw = (links: ReactNode) =>
  render(
    <Router location={location.pathname} navigator={navigator}>
      <Page>{links}</Page>
    </Router>,
  );

/** Clicks a link; returns whether the browser would follow it. */
const click = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByText(name), init);
/** Returns the addresses that were followed without a reload. */
const followed = () =>
  navigator.push.mock.calls.map(([{ pathname, search, hash }]) => pathname + search + hash);

interface HappyDom {
  readonly settings: { readonly navigation: Record<string, boolean> };
}

/** Lets happy-dom follow links or not; it does so before the listeners of the document. */
function setNavigation(isOn: boolean): void {
  const { navigation } = (window as unknown as { happyDOM: HappyDom }).happyDOM.settings;
  Object.assign(navigation, { disableMainFrameNavigation: !isOn, disableFallbackToSetURL: !isOn });
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/tv');
  for (const mock of [navigator.push, navigator.replace, prefetch]) mock.mockReset();
  setNavigation(false);
});

afterEach(() => {
  setNavigation(true);
  cleanup();
  vi.useRealTimers();
  setWindowWidth(DEFAULT_WIDTH_PX);
  history.replaceState(null, '', '/');
});

test('follows links to pages of the site, wherever they are clicked', () => {
  draw(
    <>
      <a href="/team/5?season=1#squad">
        <b>{'team'}</b>
      </a>
      <a href={`${location.origin}/match/7`}>{'match'}</a>
    </>,
  );
  expect([click('team'), click('match')]).toEqual([false, false]);
  expect(followed()).toEqual(['/team/5?season=1#squad', '/match/7']);
});

test.each([
  ['of another site', { href: 'https://elsewhere.example/match/7' }],
  ['to a file', { href: '/api/v2.2/livescores/?t=live' }],
  ['to another window', { href: '/match/7', target: '_blank' }],
  ['to a download', { href: '/match/7', download: 'match.ics' }],
  ['within the page', { href: '/tv#now' }],
  ['without an address', {}],
])('leaves a link %s to the browser', (_, link) => {
  draw(<a {...link}>{'seven'}</a>);
  expect(click('seven')).toBe(true);
  expect(followed()).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    draw(<a href="/match/7">{'seven'}</a>);
    expect(click('seven', init)).toBe(true);
    expect(followed()).toEqual([]);
  },
);

test('respects what the link’s own component has prevented', () => {
  draw(
    <a href="/match/7" onClick={(event) => event.preventDefault()}>
      {'seven'}
    </a>,
  );
  click('seven');
  expect(followed()).toEqual([]);
});

test('a link to the open page replaces its entry of the history', () => {
  draw(<a href="/tv">{'seven'}</a>);
  click('seven');
  expect(followed()).toEqual([]);
  expect(navigator.replace).toHaveBeenCalledOnce();
});

test('a match opens in the panel where the list says so', () => {
  setWindowWidth(1280);
  history.replaceState(null, '', '/?show=live');
  draw(
    <>
      <div data-opens-panel>
        <a href="/match/7">{'listed'}</a>
      </div>
      <a href="/match/8">{'other'}</a>
    </>,
  );
  click('listed');
  click('other');
  expect(navigator.push.mock.calls.map(([, state]) => state)).toEqual([
    { inPanel: true },
    { inPanel: false },
  ]);
  expect(followed()[0]).toBe('/match/7?show=live');
});

test('prefetches the page of a link on which the pointer or the focus rests', () => {
  draw(
    <>
      <a href="/match/7">{'seven'}</a>
      <a href="/match/8">{'eight'}</a>
    </>,
  );
  fireEvent.pointerOver(screen.getByText('seven'));
  vi.advanceTimersByTime(50);
  fireEvent.pointerOut(screen.getByText('seven'));
  fireEvent.focusIn(screen.getByText('eight'));
  vi.advanceTimersByTime(79);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(prefetch.mock.calls).toEqual([[`${location.origin}/match/8`]]);
});

test('stops with its component', () => {
  const { unmount } = draw(<a href="/match/7">{'seven'}</a>);
  fireEvent.pointerOver(screen.getByText('seven'));
  unmount();
  vi.advanceTimersByTime(1000);
  expect(prefetch).not.toHaveBeenCalled();
});
