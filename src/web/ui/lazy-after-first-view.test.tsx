import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

setUpPages();

const reload = vi.fn();
let isServerUp = false;
let isOver = false;
beforeEach(() => {
  isServerUp = false;
  isOver = false;
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const answer = async () => {
    if (!isServerUp) throw new TypeError('Failed to fetch');
    return new Response();
  };
  vi.stubGlobal('fetch', answer);
});

const settle = () => act(async () => {});

async function reconnect(): Promise<void> {
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(0);
}

/** Fails as long as the test runs. */
async function neverLoad(): Promise<() => null> {
  if (!isOver) throw new TypeError('Failed to fetch');
  return () => null;
}

// A part tries forever, so it would also do so during the next test file.
afterEach(async () => {
  isOver = true;
  await reconnect();
});

test('parts of the first view appear together once all have loaded or failed, and later ones by themselves', async () => {
  vi.resetModules(); // in tests the first view has ended
  await import('#web/testing/words.ts');
  const { endFirstView } = await import('#web/clock/first-view.ts');
  const { lazyAfterFirstView } = await import('./lazy-after-first-view.tsx');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Early = lazyAfterFirstView(async () => () => <p>{'early'}</p>);
  const Late = lazyAfterFirstView(() => late.then(() => () => <p>{'late'}</p>));
  const Failing = lazyAfterFirstView<object>(neverLoad);
  const After = lazyAfterFirstView(async () => () => <p>{'after'}</p>);
  const page = (isOver: boolean) => (
    <>
      <Early />
      <Late />
      <Failing />
      {isOver && <After />}
    </>
  );
  const { rerender } = render(page(false));
  endFirstView();
  await settle();
  rerender(page(true));
  await settle();
  expect(screen.getByText('after')).toBeDefined();
  expect(screen.queryByText('early')).toBeNull();
  arrive();
  await settle();
  expect([screen.getByText('early'), screen.getByText('late')]).toHaveLength(2);
});

test('a part whose code could not be loaded is empty, and comes when the connection is back', async () => {
  let loads = 0;
  const Part = lazyAfterFirstView(async () => {
    loads += 1;
    if (loads < 3) throw new TypeError('Failed to fetch');
    return () => <p>{'Here it is'}</p>;
  }, Promise.resolve());
  const { container } = render(<Part />);
  await pass(1_000);
  expect([loads, container.textContent]).toEqual([1, '']);
  await reconnect();
  expect([loads, container.textContent]).toEqual([2, '']);
  await reconnect();
  expect(container.textContent).toBe('Here it is');
});

test('a part whose code fails after the connection has come back is loaded again, ever more rarely', async () => {
  let loads = 0;
  const Part = lazyAfterFirstView(async () => {
    loads += 1;
    if (loads < 4) throw new TypeError('Failed to fetch');
    return () => <p>{'Here it is'}</p>;
  }, Promise.resolve());
  const { container } = render(<Part />);
  await pass(4_900);
  expect(loads).toBe(1);
  await pass(200);
  expect(loads).toBe(2);
  await pass(29_000);
  expect([loads, container.textContent]).toEqual([3, '']);
  await pass(2_000);
  expect(container.textContent).toBe('Here it is');
});

test('a part whose code fails again with the connection back reloads the page once', async () => {
  const Part = lazyAfterFirstView(neverLoad, Promise.resolve());
  render(<Part />);
  await pass(1_000);
  await reconnect();
  expect(reload).not.toHaveBeenCalled();
  isServerUp = true;
  await reconnect();
  expect(reload).toHaveBeenCalledTimes(1);
  await reconnect();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a part whose code never comes does not reload the page', async () => {
  isServerUp = true;
  const Part = lazyAfterFirstView(neverLoad, Promise.resolve());
  render(<Part />);
  await pass(300_000);
  expect(reload).not.toHaveBeenCalled();
});
