import { type ComponentType, lazy, Suspense } from 'react';
import { firstView } from '#web/clock/first-view.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** Loads a component, after a failure again when the connection is back. */
const loadOnline = <P extends object>(load: Load<P>): Promise<ComponentType<P>> =>
  load().catch(() =>
    new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(() =>
      loadOnline(load),
    ),
  );

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
  const Part = lazy(async () => ({
    default: (await after.then(() => loadOnline(load))) as ComponentType<object>,
  }));
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
