import { type ComponentType, lazy, Suspense } from 'react';
import { firstView } from './first-view.ts';

/** What stands there if the code does not come: the page is complete without it. */
const Nothing = () => null;

/**
 * A part that the first picture of a page can do without: its code is a chunk of its own, fetched when the part is
 * drawn and the first view has ended. Until then, and where it cannot be fetched, its place is empty.
 *
 * @param after what it waits for instead of the end of the first view
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  after: Promise<unknown> = firstView,
): ComponentType<P> {
  const Part = lazy(async () => ({
    default: (await after.then(load).catch(() => Nothing)) as ComponentType<object>,
  }));
  return function Later(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
