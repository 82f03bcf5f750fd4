import { createSlot } from './slot.tsx';

/** The place in the panel of the split view while no match is open there, and what fills it. */
export const { Slot: PanelSlot, Fill: PanelContent, useHasSlot: useHasPanelSlot } = createSlot();
