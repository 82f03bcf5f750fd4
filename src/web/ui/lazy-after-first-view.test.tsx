import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

setUpPages();

test('a part whose code could not be loaded is empty, and comes when the connection is back', async () => {
  let loads = 0;
  const Part = lazyAfterFirstView(async () => {
    loads += 1;
    if (loads < 3) throw new TypeError('Failed to fetch');
    return () => <p>{'Here it is'}</p>;
  }, Promise.resolve());
  const { container } = render(<Part />);
  const reconnect = async () => {
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(0);
  };
  await pass(60_000);
  expect([loads, container.textContent]).toEqual([1, '']);
  await reconnect();
  expect([loads, container.textContent]).toEqual([2, '']);
  await reconnect();
  expect(container.textContent).toBe('Here it is');
});
