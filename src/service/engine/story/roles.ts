/**
 * What the engine knows of a line-up: slots. 1 keeps goal, 2 to 5 defend, 6 to 8 play in midfield, 9 to 11
 * attack; on the bench 12 keeps goal, 13 and 14 defend, 15 and 16 play in midfield, 17 and 18 attack. Benches
 * may be longer: the engine brings on nobody beyond 18.
 */
type Role = 'keeper' | 'defender' | 'midfielder' | 'attacker';

export const STARTERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
export const BENCH: readonly number[] = [12, 13, 14, 15, 16, 17, 18];

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

/** How much likelier one role does something than another. */
export type Weights = Record<Role, number>;

export const SCORING: Weights = { keeper: 0, defender: 4, midfielder: 9, attacker: 20 };
export const SHOOTING: Weights = { keeper: 0, defender: 5, midfielder: 10, attacker: 15 };
export const ASSISTING: Weights = { keeper: 0, defender: 8, midfielder: 14, attacker: 12 };
export const OWN_GOALS: Weights = { keeper: 3, defender: 12, midfielder: 3, attacker: 1 };
export const PENALTIES: Weights = { keeper: 0, defender: 1, midfielder: 8, attacker: 20 };
export const BOOKINGS: Weights = { keeper: 2, defender: 14, midfielder: 14, attacker: 8 };
/** Keepers are not sent off: nobody could take their place in the goal. */
export const SENDINGS_OFF: Weights = { keeper: 0, defender: 16, midfielder: 10, attacker: 6 };
export const GOING_OFF: Weights = { keeper: 0, defender: 5, midfielder: 12, attacker: 16 };
export const HURT: Weights = { keeper: 1, defender: 10, midfielder: 10, attacker: 10 };

export function roleOf(slot: number): Role {
  return ROLES[slot] ?? 'midfielder';
}
