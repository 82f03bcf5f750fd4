import { createStore } from '#web/state/store.ts';
import { createSlot } from '#web/ui/slot.tsx';

/** Whether this browser gets alerts with its tabs closed. */
export const isPushed = createStore(false);

/** Where the dialogs of alerts offer alerts for closed tabs, which take requests of their own. */
export const { Slot: PushSlot, Fill: PushChoicePlace, useHasSlot: useHasPushSlot } = createSlot();
