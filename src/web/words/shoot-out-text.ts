import { SIDES } from '#contract/side-of.ts';
import type { ShootOutWords } from './shoot-out.ts';

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
  { shootOut: t }: ShootOutWords,
): string | null {
  const next = SIDES.find((side) => shootOut[side].isNext);
  return next ? t.next(teams[next].name) : null;
}

/** Returns a shoot-out kick by kick in words: `Penalties: 1–0, Arsenal scored; Chelsea missed. Next: Arsenal`. */
export function shootOutText(shootOut: ShootOut, teams: Teams, words: ShootOutWords): string {
  const { shootOut: t } = words;
  const sides = SIDES.map((side) =>
    t.side(
      teams[side].name,
      shootOut[side].kicks.map((isScored) => (isScored ? t.scored : t.missed)),
    ),
  );
  const text = t.penalties(words.score(...shootOut.score), sides);
  const next = nextKickText(shootOut, teams, words);
  return next ? `${text}. ${next}` : text;
}
