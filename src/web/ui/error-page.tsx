import type { ErrorPageProps } from './data-notice.tsx';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

/** The error state of a page, loaded ahead of need. */
export const ErrorPage = lazyAfterFirstView<ErrorPageProps>(
  async () => (await import('./data-notice.tsx')).ErrorPageText,
  Promise.resolve(),
);
