import { type ComponentType, lazy, Suspense } from 'react';
import { firstView, isFirstView } from '#web/clock/first-view.ts';
import { withWords } from '#web/words/with-words.ts';
import { isServerUp, mayReload } from './reload-once.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * Loads a component when the connection is back, as often as it takes; also after some time, because a failure may be
 * reported after the connection has come back. Browsers remember a module that they could not fetch until the page is
 * loaded again: once the connection is back, one reload is tried. Without that event a reload would not help, as where
 * a blocker withholds the code.
 */
async function loadOnline<P>(load: Load<P>, delayMs = 5_000): Promise<ComponentType<P>> {
  const isBack = await new Promise<boolean>((resolve) => {
    addEventListener('online', () => resolve(true), { once: true });
    setTimeout(resolve, delayMs, false);
  });
  try {
    return await withWords(load());
  } catch {
    if (isBack && (await isServerUp()) && mayReload()) location.reload();
    return loadOnline(load, 2 * delayMs);
  }
}

/** The code of the first view's own parts, which appear together instead of one after the other. */
const firstParts: Promise<unknown>[] = [];

/**
 * Returns a component whose chunk is loaded when it is first drawn and the first view has ended. Until then it is empty;
 * the page is complete without it.
 *
 * @param after promise to wait for instead of the first view
 */
export function lazyAfterFirstView<P extends object>(
  load: Load<P>,
  after: Promise<unknown> = firstView,
): ComponentType<P> {
  const Part = lazy(async () => {
    const first = after.then(() => withWords(load()));
    if (after === firstView && isFirstView()) {
      firstParts.push(first.catch(() => {}));
      await firstView;
      await Promise.all(firstParts);
    }
    return { default: (await first.catch(() => loadOnline(load))) as ComponentType<object> };
  });
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
