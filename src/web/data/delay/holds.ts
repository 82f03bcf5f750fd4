import { createStore } from '#web/state/store.ts';

/** An answer that is held back until it is old enough. */
export interface Hold {
  /** Address of its request, without the delay. */
  readonly url: string;
  /** The page's instant at which it is shown, epoch ms. */
  readonly asOf: number;
}

export const holds = createStore<readonly Hold[]>([]);
