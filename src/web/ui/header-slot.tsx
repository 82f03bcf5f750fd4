import { createSlot } from './slot.tsx';

/** The place for a page's own tool in the header, before the search, and what fills it. */
export const { Slot: HeaderSlot, Fill: HeaderTool } = createSlot();
