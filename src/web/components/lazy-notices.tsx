import type { DataNoticeProps, OldNoteProps } from '#web/ui/data-notice.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import type { MissingHoursProps } from './missing-hours.tsx';

// All are loaded ahead of need and after the first view.

/** The notice at the foot of the page. */
export const DataNotice = lazyAfterFirstView<DataNoticeProps>(
  async () => (await import('#web/ui/data-notice.tsx')).DataNotice,
);

/** The note in the card of a part of a page. */
export const OldNote = lazyAfterFirstView<OldNoteProps>(
  async () => (await import('#web/ui/data-notice.tsx')).OldNote,
);

/** The note under the matches of a day of which some hours are missing. */
export const MissingHours = lazyAfterFirstView<MissingHoursProps>(
  async () => (await import('./missing-hours.tsx')).MissingHours,
);
