import { type ComponentType, lazy, useState } from 'react';
import { CodeError, codeTries } from './code-error.ts';
import { fetchEngine } from './engine.ts';

/** A page in a chunk of its own, wrapped in React Query. */
export interface LazyPage<P> {
  readonly Page: ComponentType<P>;
  /** Fetches the code; afterwards the page is drawn at once, without an empty frame. */
  readonly fetch: () => Promise<unknown>;
}

export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let known: ComponentType<P> | null = null;
  const fetch = async () => {
    const [{ Queries }, Loaded] = await Promise.all([fetchEngine(), load()]);
    known ??= (props: P) => (
      <Queries>
        <Loaded {...props} />
      </Queries>
    );
    return known as ComponentType<object>;
  };
  const makeLater = () =>
    lazy(() =>
      fetch().then(
        (Fetched) => ({ default: Fetched }),
        () => Promise.reject(new CodeError()),
      ),
    );
  let Later = makeLater();
  let { count } = codeTries;
  // React caches a failed import for good, so every new attempt needs a new component.
  function laterNow(): ComponentType<object> {
    if (count !== codeTries.count) Later = makeLater();
    count = codeTries.count;
    return Later;
  }
  function Page(props: P) {
    // Chosen once: another component in its place would lose its state.
    const [Drawn] = useState<ComponentType<object>>(
      () => (known as ComponentType<object> | null) ?? laterNow(),
    );
    return <Drawn {...props} />;
  }
  return { Page, fetch };
}
