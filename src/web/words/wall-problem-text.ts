import { LANGUAGES } from '#contract/locales.ts';
import {
  MAX_WALL_ITEMS,
  MAX_WALL_ZONES,
  WALL_DENSITIES,
  WALL_THEMES,
  WALL_VIEWS,
  type WallParameter,
  type WallProblem,
} from '#contract/wall-address.ts';
import type { Texts } from './words.ts';

/** The values of the parameters that have a few. */
const CHOICES: Partial<Readonly<Record<string, readonly string[]>>> = {
  views: WALL_VIEWS,
  lang: LANGUAGES,
  theme: WALL_THEMES,
  density: WALL_DENSITIES,
};

/** Returns the sentence that says what is wrong with an address, and what to do. */
export function wallProblemText(
  { parameter, value, reason, hint }: WallProblem,
  { wallAddress: t }: Texts<'wall-address'>,
): string {
  if (reason === 'unknown') return t.unknown(parameter, hint);
  if (reason === 'many')
    return t.many(parameter, value, parameter === 'zones' ? MAX_WALL_ZONES : MAX_WALL_ITEMS);
  if (reason === 'half') return t.half[parameter === 'from' ? 'from' : 'until'];
  if (reason === 'same') return t.same(value);
  if (reason === 'odds') return t.odds;
  if (reason !== 'invalid') return t[reason](parameter);
  const choices = CHOICES[parameter] ?? [];
  const others = t.or(choices.slice(0, -1).join(', '), choices.at(-1) ?? '');
  return t.invalid[parameter as WallParameter](value, hint ?? others);
}
