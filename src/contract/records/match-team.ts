import * as z from 'zod';
import { colour } from '#contract/parse/colour.ts';
import { image } from '#contract/parse/image.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, optional, required, section } from './field.ts';

type Side = 'home' | 'away';

const shirt = { main: optional(colour), second: optional(colour), number: optional(colour) };
const goalkeeper = { gk_main: optional(colour), gk_second: optional(colour), gk_number: optional(colour) };

const team = {
  id: required(id),
  name: required(text),
  short_code: optional(text),
  /** `/img/teams/<id>`. */
  img: optional(image),
  /** Formation, `4-2-3-1`. */
  form: optional(text),
};

/** Removes the side that the wire repeats in every name: `home_main_color` of the home team becomes `main`. */
function kit<Shape extends z.core.$ZodLooseShape>(side: Side, shape: Shape) {
  return z.preprocess((wire) => unprefixed(side, wire), z.object(shape).nullable());
}

function unprefixed(side: Side, wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null) return wire ?? null;
  const names = Object.entries(wire).map(([name, value]) => [
    name.replace(`${side}_`, '').replace('_color', ''),
    value,
  ]);
  return Object.fromEntries(names);
}

function rowTeam(side: Side) {
  return section({ ...team, kit_colors: kit(side, shirt) });
}

function wholeTeam(side: Side) {
  return section({ ...team, kit_colors: kit(side, { ...shirt, ...goalkeeper }), coach_id: optional(id) });
}

export const rowTeamsSchema = section({ home: rowTeam('home'), away: rowTeam('away') });
export const wholeTeamsSchema = section({ home: wholeTeam('home'), away: wholeTeam('away') });

/** A team in a match. Colours are `#rrggbb`; `kit_colors` is null if the service sends none. */
export type MatchTeam = Immutable<z.output<typeof rowTeamsSchema>['home']>;
