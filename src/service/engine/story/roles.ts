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

/** Relative likelihood of an action by role. */
export type Weights = Record<Role, number>;

export const SCORING: Weights = { keeper: 0, defender: 4, midfielder: 9, attacker: 20 };
export const SHOOTING: Weights = { keeper: 0, defender: 5, midfielder: 10, attacker: 15 };
export const ASSISTING: Weights = { keeper: 0, defender: 8, midfielder: 14, attacker: 12 };
export const OWN_GOALS: Weights = { keeper: 3, defender: 12, midfielder: 3, attacker: 1 };
export const PENALTIES: Weights = { keeper: 0, defender: 1, midfielder: 8, attacker: 20 };
export const BOOKINGS: Weights = { keeper: 2, defender: 14, midfielder: 14, attacker: 8 };
/** Goalkeepers are never sent off, since no one could replace them. */
export const SENDINGS_OFF: Weights = { keeper: 0, defender: 16, midfielder: 10, attacker: 6 };
export const GOING_OFF: Weights = { keeper: 0, defender: 5, midfielder: 12, attacker: 16 };
export const HURT: Weights = { keeper: 1, defender: 10, midfielder: 10, attacker: 10 };

export function roleOf(slot: number): Role {
  return ROLES[slot] ?? 'midfielder';
}
