import type { Situation } from '#service/find/find.ts';

/** A moment of a match of the embedded world. */
interface Scene {
  readonly situation: Situation;
  /** Minutes from the situation; negative before it. */
  readonly offset: number;
}

const scene = (situation: Situation, offset: number): Scene => ({ situation, offset });

/** The moments that the workshop's stories show: one match from its announcement to its end, and rarer states. */
export const SCENES = {
  announced: scene('half-time', -240),
  upcoming: scene('half-time', -80),
  live: scene('half-time', -5),
  halfTime: scene('half-time', 2),
  finished: scene('half-time', 120),
  extraTime: scene('extra-time', 10),
  shootOut: scene('shoot-out', 4),
  afterPenalties: scene('shoot-out', 60),
  sentOff: scene('second-yellow', 5),
  ruledOut: scene('ruled-out-goal', 2),
  longName: scene('long-name', 1),
  delayed: scene('delayed', 2),
  interrupted: scene('interrupted', 2),
  abandoned: scene('abandoned', 2),
  postponed: scene('rearranged', 2),
  cancelled: scene('cancelled', 2),
  awarded: scene('awarded', 2),
  groups: scene('eight-groups', 10),
  conferences: scene('conferences', 10),
  split: scene('split-league', 10),
  deducted: scene('points-deducted', 2),
} as const satisfies Record<string, Scene>;
