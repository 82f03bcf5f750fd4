import { type ComponentType, lazy, useState } from 'react';
import { CodeError, codeTries } from '#web/ui/code-error.ts';
import { withWords } from '#web/words/with-words.ts';

/** A page in a chunk of its own. */
export interface LazyPage<P> {
  readonly Page: ComponentType<P>;
  /** Fetches the code; afterwards the page is drawn at once, without an empty frame. */
  readonly fetch: () => Promise<unknown>;
}

export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let LoadedPage: ComponentType<P> | null = null;
  const fetch = async () => {
    LoadedPage = await withWords(load());
    return LoadedPage as ComponentType<object>;
  };
  const makeLazy = () =>
    lazy(() =>
      fetch().then(
        (Fetched) => ({ default: Fetched }),
        () => Promise.reject(new CodeError()),
      ),
    );
  let LazyContent = makeLazy();
  let { count } = codeTries;
  // React caches a failed import for good, so every new attempt needs a new component.
  function currentLazy(): ComponentType<object> {
    if (count !== codeTries.count) LazyContent = makeLazy();
    count = codeTries.count;
    return LazyContent;
  }
  function Page(props: P) {
    // Chosen once: another component in its place would lose its state.
    const [Drawn] = useState<ComponentType<object>>(
      () => (LoadedPage as ComponentType<object> | null) ?? currentLazy(),
    );
    return <Drawn {...props} />;
  }
  return { Page, fetch };
}
