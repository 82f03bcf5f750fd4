import type { DataNoticeProps } from './data-notice.tsx';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';

/** The notice at the foot of the page, loaded ahead of need and after the first view. */
export const DataNoticeBar = lazyAfterFirstView<DataNoticeProps>(() =>
  import('./data-notice.tsx').then((module) => module.DataNotice),
);
