import { createStore } from '#web/state/store.ts';
import { createSlot } from '#web/ui/slot.tsx';

/** Whether this browser gets alerts with its tabs closed. */
export const isPushed = createStore(false);

/** Whether the server has said what it pushed: until then, an alert of a price would come a second time. */
export const isPushKnown = createStore(false);

/** Keys of the prices that this browser waits for, and the server does not watch with its tabs closed. */
export const unwatchedWaits = createStore<ReadonlySet<string>>(new Set());

/** Where the dialogs of alerts offer alerts for closed tabs, which take requests of their own. */
export const { Slot: PushSlot, Fill: PushChoicePlace, useHasSlot: useHasPushSlot } = createSlot();
