import { createSlot } from './slot.tsx';

/** The place for a notice of the whole app above the page, and what fills it. */
export const { Slot: PageNoticeSlot, Fill: PageNotice } = createSlot();
