import { cleanup, render } from '@testing-library/react';
import { Activity, useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { isAnythingLoading, Loading, useLoading } from './loading.tsx';

afterEach(cleanup);

function Answer({ isLoading }: { readonly isLoading: boolean }) {
  useLoading(isLoading);
  return null;
}

test('the page is loading while any visible part of it is', () => {
  const page = (isLoading: boolean, mode: 'visible' | 'hidden') => (
    <>
      <Answer isLoading={isLoading} />
      <Activity mode={mode}>
        <Loading />
      </Activity>
    </>
  );
  const { rerender, unmount } = render(page(true, 'visible'));
  expect(isAnythingLoading()).toBe(true);
  rerender(page(false, 'visible'));
  expect(isAnythingLoading()).toBe(true);
  rerender(page(false, 'hidden'));
  expect(isAnythingLoading()).toBe(false);
  rerender(page(true, 'hidden'));
  expect(isAnythingLoading()).toBe(true);
  unmount();
  expect(isAnythingLoading()).toBe(false);
});

test('is counted before the effects of the component around it', () => {
  const seen: boolean[] = [];
  function Page() {
    useLayoutEffect(() => void seen.push(isAnythingLoading()), []);
    return <Loading className="tall" />;
  }
  const { container } = render(<Page />);
  expect(seen[0]).toBe(true);
  expect(container.querySelector('.tall')?.getAttribute('aria-busy')).toBe('true');
});
