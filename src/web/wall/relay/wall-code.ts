import { createStore } from '#web/state/store.ts';

/** A pairing code on the screen of the wall. */
export interface CodeOnScreen {
  readonly code: string;
  /** When it ends, by `performance.now()`. */
  readonly endsAt: number;
  /** Whether many wrong codes are being tried. */
  readonly isGuessed: boolean;
}

/**
 * `requested`: it is on its way; `failed`: Touchline did not answer; `removed`: an operator has removed this wall; null: none
 * is shown.
 */
export type CodeState = CodeOnScreen | 'requested' | 'failed' | 'removed' | null;

export const wallCode = createStore<CodeState>(null);
