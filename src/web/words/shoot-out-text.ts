import { SIDES } from '#contract/side-of.ts';
import type { Words } from './words.ts';

interface Kicks {
  readonly kicks: readonly boolean[];
  readonly isNext: boolean;
}

interface ShootOut {
  readonly home: Kicks;
  readonly away: Kicks;
  readonly score: readonly [home: number, away: number];
}

type Teams = Readonly<Record<'home' | 'away', { readonly name: string }>>;

/** Returns who takes the next kick of a shoot-out; null if that is unknown or it is over. */
export function nextKickText(
  shootOut: ShootOut,
  teams: Teams,
  { shootOut: t }: Pick<Words<'shoot-out'>, 'score' | 'shootOut'>,
): string | null {
  const next = SIDES.find((side) => shootOut[side].isNext);
  return next ? t.next(teams[next].name) : null;
}

/** Returns a shoot-out kick by kick in words: `Penalties: 1–0, Arsenal scored; Chelsea missed. Next: Arsenal`. */
export function shootOutText(
  shootOut: ShootOut,
  teams: Teams,
  words: Pick<Words<'shoot-out'>, 'score' | 'shootOut'>,
): string {
  const { shootOut: t } = words;
  const sides = SIDES.map((side) => {
    const kicks = shootOut[side].kicks.map((isScored) => (isScored ? t.scored : t.missed));
    return t.side(teams[side].name, kicks.join(', ') || t.noneOf);
  });
  const text = t.penalties(words.score(...shootOut.score), sides.join('; '));
  const next = nextKickText(shootOut, teams, words);
  return next ? `${text}. ${next}` : text;
}
