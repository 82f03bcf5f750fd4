import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

/** The error state of a part of a page, loaded ahead of need. */
export const ErrorState = lazyAfterFirstView(
  () => import('./data-notice.tsx').then((module) => module.ErrorStateText),
  Promise.resolve(),
);
