import type { MatchRow } from '#contract/records/match.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { createStore } from '#web/state/store.ts';
import { createSlot } from '#web/ui/slot.tsx';

/** What the viewer has just followed, or wants to change. */
export interface FollowRequest {
  readonly favourite: Favourite;
  /** The teams of a match, which can be followed as well. */
  readonly teams: MatchRow['teams'] | null;
  /** Whether it has just been followed: a line says so. Otherwise a sheet has what can be changed. */
  readonly isNew: boolean;
}

/** The latest one, answered by a component that loads after the first view; null once it is closed. */
export const followRequest = createStore<FollowRequest | null>(null);

/** Where a dialog shows the line, which would be behind it. */
export const { Slot: FollowNoteSlot, Fill: FollowNotePlace, useHasSlot: useHasFollowNoteSlot } = createSlot();
