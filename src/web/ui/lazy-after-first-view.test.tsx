import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

const settle = () => act(async () => {});

test('parts of the first view appear together once all have loaded or failed, and later ones by themselves', async () => {
  vi.resetModules(); // in tests the first view has ended
  const { endFirstView } = await import('#web/clock/first-view.ts');
  const { lazyAfterFirstView } = await import('./lazy-after-first-view.tsx');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Early = lazyAfterFirstView(async () => () => <p>{'early'}</p>);
  const Late = lazyAfterFirstView(() => late.then(() => () => <p>{'late'}</p>));
  const Failing = lazyAfterFirstView<object>(() => Promise.reject(new Error('no network')));
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
