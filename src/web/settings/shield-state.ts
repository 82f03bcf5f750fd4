import type { ComponentType } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { createStore } from '#web/state/store.ts';
import { createPersisted } from './persisted.ts';

/**
 * The viewer's spoiler shields as stored JSON; null without any. `shields.ts` parses them, which loads only where there are
 * some.
 */
export const shieldsJson = createPersisted<unknown>('shields', (json) => json);

interface ShieldState {
  /**
   * Number of changes of shields and reveals so far. What a component has accumulated from answers is void when it
   * increases, because they have been filtered again.
   */
  readonly version?: number;
  /** Draws the button that reveals a match in its row, if it is shielded; set once its code has loaded. */
  readonly Button?: ComponentType<{ readonly match: MatchRow }>;
}

/** What the first view has of spoiler shields; empty until there is one. */
export const shieldState = createStore<ShieldState>({});
