/**
 * Roles by line-up slot. 1 is the goalkeeper, 2 to 5 are defenders, 6 to 8 midfielders, 9 to 11 attackers; on the
 * bench 12 is the goalkeeper, 13 and 14 are defenders, 15 and 16 midfielders, 17 and 18 attackers. Benches may be
 * longer, but the engine never brings on anyone beyond 18.
 */
type Role = 'keeper' | 'defender' | 'midfielder' | 'attacker';

export const STARTER_SLOTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
export const BENCH_SLOTS: readonly number[] = [12, 13, 14, 15, 16, 17, 18];

const LETTERS = '-KDDDDMMMAAAKDDMMAA';
const ROLES: readonly (Role | null)[] = Array.from(LETTERS, (letter) => {
  switch (letter) {
    case 'K':
      return 'keeper';
    case 'D':
      return 'defender';
    case 'M':
      return 'midfielder';
    case 'A':
      return 'attacker';
    default:
      return null;
  }
});

export function roleOf(slot: number): Role {
  return ROLES[slot] ?? 'midfielder';
}

/** Relative likelihood of an action by slot. */
export type Weights = readonly number[];

/**
 * Returns weights by role, with weights of their own for some slots. In each line the better players have the higher
 * slots (see selection.ts): 11 is the best forward.
 */
export function weights(
  roles: Readonly<Record<Role, number>>,
  slots: Readonly<Record<number, number>> = {},
): Weights {
  return ROLES.map((role, slot) => (role === null ? 0 : (slots[slot] ?? roles[role])));
}

/** Weights of the slots that the better midfielders and forwards have; `npm run world` shows what they come to. */
const SCORERS = { 6: 6, 7: 8, 8: 12, 9: 15, 10: 21 };
/** Weights of the best forward by the goals of the side's players so far: the last ones of a high win are shared. */
const BEST_SCORER = [38, 36, 24, 13, 6];
const SHOOTERS = { 6: 8, 7: 9, 8: 12, 9: 13, 10: 16, 11: 26 };
const PASSERS = { 6: 8, 7: 10, 8: 24, 9: 34, 10: 60, 11: 12 };
/** The first taker and the second. */
const TAKERS = { 10: 80, 11: 1000 };

/** By the goals of the side's players so far. */
const SCORING = BEST_SCORER.map((best) =>
  weights({ keeper: 0, defender: 4, midfielder: 9, attacker: 20 }, { ...SCORERS, 11: best }),
);

/** Returns the weights for the next goal of a side whose players have scored `goals` so far. */
export function scoringWeights(goals: number): Weights {
  return SCORING[Math.min(goals, SCORING.length - 1)] ?? [];
}

export const SHOOTING = weights({ keeper: 0, defender: 5, midfielder: 10, attacker: 15 }, SHOOTERS);
export const ASSISTING = weights({ keeper: 0, defender: 8, midfielder: 14, attacker: 12 }, PASSERS);
export const OWN_GOALS = weights({ keeper: 3, defender: 12, midfielder: 3, attacker: 1 });
export const PENALTIES = weights({ keeper: 0, defender: 1, midfielder: 2, attacker: 6 }, TAKERS);
/** Goalkeepers and defenders come last in a shoot-out, but they may have to kick. */
export const SHOOT_OUT = weights({ keeper: 1, defender: 6, midfielder: 8, attacker: 20 });
export const BOOKINGS = weights({ keeper: 2, defender: 14, midfielder: 14, attacker: 8 });
export const SENDINGS_OFF = weights({ keeper: 7, defender: 16, midfielder: 10, attacker: 6 });
export const GOING_OFF = weights({ keeper: 0, defender: 5, midfielder: 12, attacker: 16 }, { 11: 1 });
export const HURT = weights({ keeper: 1, defender: 10, midfielder: 10, attacker: 10 });
