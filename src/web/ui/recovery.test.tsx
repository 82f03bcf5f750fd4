import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CAUGHT_BY_BOUNDARY, expectMessages } from '#web/testing/expected-messages.ts';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { CodeError } from './code-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { mayReload } from './reload-once.ts';

const reload = vi.fn();
let online = true;

setUpPages();
beforeEach(() => {
  online = true;
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  expectMessages(CAUGHT_BY_BOUNDARY);
});

/** Throws the error that is set. */
const broken: { error: Error | null } = { error: null };
function Page() {
  if (broken.error) throw broken.error;
  return <p>{'Here it is'}</p>;
}

async function open(error: Error, section = false): Promise<void> {
  broken.error = error;
  render(
    <WordsContext value={en}>
      <p>{'Around it'}</p>
      <ErrorBoundary at="page" section={section}>
        <Page />
      </ErrorBoundary>
    </WordsContext>,
  );
  await pass(0);
  await pass(0);
}

const serve = (status: number | Error) =>
  vi.stubGlobal('fetch', async () => {
    if (status instanceof Error) throw status;
    return new Response(null, { status });
  });

test('reloads at most once in 30 seconds', () => {
  expect([0, 10_000, 29_999, 30_000, 59_999, 60_000].map((ms) => mayReload(1e12 + ms))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

test.each(['getItem', 'setItem', 'none'] as const)(
  'goes by the page’s age where storage fails at %s',
  (method) => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, [method]: blocked });
    expect([0, 29_999, 30_000].map((ms) => mayReload(performance.timeOrigin + ms))).toEqual([
      false,
      false,
      true,
    ]);
  },
);

test('a page whose code is gone is reloaded once, and then offers a reload button', async () => {
  serve(200);
  await open(new CodeError());
  expect(reload).toHaveBeenCalledTimes(1);
  await open(new CodeError());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page whose code is missing is not reloaded while the server is down', async () => {
  serve(new TypeError('Failed to fetch'));
  await open(new CodeError());
  expect(screen.getByText(/Can’t reach Touchline/)).toBeDefined();
  await pass(20_000);
  expect(reload).not.toHaveBeenCalled();
  serve(200);
  await pass(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page opened offline is not reloaded and loads when the connection returns', async () => {
  online = false;
  await open(new CodeError());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re offline');
  expect(screen.queryByRole('button')).toBeNull();
  broken.error = null;
  online = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('Here it is')).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

test('a broken section keeps the rest of the page, and a click retries it', async () => {
  await open(new TypeError('teams is undefined'), true);
  expect(screen.getByText('Around it')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This section didn’t load.');
  broken.error = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Here it is')).toBeDefined();
});
