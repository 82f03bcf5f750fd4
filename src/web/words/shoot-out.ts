import { wordsOf } from './use-words.ts';

export const shootOutWords = {
  shootOut: {
    scored: 'scored',
    missed: 'missed',
    /** The kicks of a side, read out. */
    side: (team: string, kicks: readonly string[]) =>
      `${team} ${kicks.length > 0 ? kicks.join(', ') : 'no penalties yet'}`,
    /** The same under the side's name. */
    kicks: (kicks: readonly string[]) =>
      kicks.length > 0 ? `Penalties: ${kicks.join(', ')}` : 'No penalties yet',
    penalties: (score: string, sides: readonly string[]) => `Penalties: ${score}, ${sides.join('; ')}`,
    next: (team: string) => `Next: ${team}`,
  },
};

export const useShootOutWords = wordsOf(shootOutWords);
export type ShootOutWords = Pick<ReturnType<typeof useShootOutWords>, 'score' | 'shootOut'>;
