import { worldClock } from '#web/clock/world-clock.ts';
import { createStore } from '#web/state/store.ts';
import type { WallScreen } from './control.ts';

/** What is on the screen of the wall in this window. */
export interface CurrentScreen extends Omit<WallScreen, 'now'> {
  /** Ids of the matches on the page, as far as its view names them. */
  readonly matches: readonly string[];
  /** As-of instant of the newest list of matches, epoch ms of the world; null: there was none. */
  readonly asOf: number | null;
}

/** The wall says here what it draws. */
export const currentScreen = createStore<CurrentScreen>({ pages: [], index: 0, matches: [], asOf: null });

export const screenNow = (): WallScreen => ({ ...currentScreen.get(), now: worldClock.now() ?? 0 });
