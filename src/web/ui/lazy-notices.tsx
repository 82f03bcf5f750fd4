import type { DataNoticeProps, OldNoteProps } from './data-notice.tsx';
import { lazyAfterFirstView } from './lazy-after-first-view.tsx';
import type { MissingHoursProps } from './missing-hours.tsx';

// All are loaded ahead of need and after the first view.

/** The notice at the foot of the page. */
export const DataNotice = lazyAfterFirstView<DataNoticeProps>(
  async () => (await import('./data-notice.tsx')).DataNotice,
);

/** The note in the card of a part of a page. */
export const OldNote = lazyAfterFirstView<OldNoteProps>(
  async () => (await import('./data-notice.tsx')).OldNote,
);

/** The note under the matches of a day of which some hours are missing. */
export const MissingHours = lazyAfterFirstView<MissingHoursProps>(
  async () => (await import('./missing-hours.tsx')).MissingHours,
);
