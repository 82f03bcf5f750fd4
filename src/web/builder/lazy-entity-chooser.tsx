import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';

/** The search field; its code comes after the page. */
export const LazyEntityChooser = lazyAfterFirstView(
  async () => (await import('#web/search/entity-chooser.tsx')).EntityChooser,
);
