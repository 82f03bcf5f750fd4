import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

/** The error state of a part of a page, loaded ahead of need. */
export const ErrorState = lazyAfterFirstView(
  async () => (await import('./data-notice.tsx')).ErrorStateText,
  Promise.resolve(),
);
