import { type ComponentType, lazy, Suspense } from 'react';
import { firstView, isFirstView } from '#web/clock/first-view.ts';

/** Fallback if the code cannot be loaded; the page is complete without it. */
const Empty = () => null;

/** The code of the first view's own parts, which appear together instead of one after the other. */
const firstParts: Promise<unknown>[] = [];

/**
 * Returns a component whose chunk is loaded when it is first drawn and the first view has ended. Until then, and if
 * loading fails, it is empty.
 *
 * @param after promise to wait for instead of the first view
 */
export function lazyAfterFirstView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  after: Promise<unknown> = firstView,
): ComponentType<P> {
  const Part = lazy(async () => {
    const code = after.then(load).catch(() => Empty);
    if (after === firstView && isFirstView()) {
      firstParts.push(code);
      await firstView;
      await Promise.all(firstParts);
    }
    return { default: (await code) as ComponentType<object> };
  });
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
