import { createSlot } from '#web/ui/slot.tsx';

/** The place at the end of the filters, and what fills it after the first view. */
export const { Slot: ListToolsSlot, Fill: ListToolsFill } = createSlot();
