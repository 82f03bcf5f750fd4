import { type ComponentType, lazy, useState } from 'react';
import { CodeError, codeTries } from './code-error.ts';
import { fetchEngine } from './engine.ts';

/** A page whose code is a chunk of its own, and that has React Query around it. */
export interface LazyPage<P> {
  readonly Page: ComponentType<P>;
  /** Fetches the code; once it is there the page is drawn at once, without a moment of nothing. */
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
  // React keeps a failed import for good, so every new try needs a new component.
  function laterNow(): ComponentType<object> {
    if (count !== codeTries.count) Later = makeLater();
    count = codeTries.count;
    return Later;
  }
  function Page(props: P) {
    // Chosen once: another component in its place would begin anew.
    const [Drawn] = useState<ComponentType<object>>(
      () => (known as ComponentType<object> | null) ?? laterNow(),
    );
    return <Drawn {...props} />;
  }
  return { Page, fetch };
}
