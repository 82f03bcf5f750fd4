import { createStore } from '#web/state/store.ts';

/** A pairing code on the screen of the wall. */
export interface CodeOnScreen {
  readonly code: string;
  /** When it ends, by `performance.now()`. */
  readonly endsAt: number;
}

/** `requested`: it is on its way; `failed`: Touchline did not answer; null: none is shown. */
export type CodeState = CodeOnScreen | 'requested' | 'failed' | null;

export const wallCode = createStore<CodeState>(null);
