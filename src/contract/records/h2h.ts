import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { instant } from '#contract/parse/instant.ts';
import { id, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';
import { scoresSchema } from './match-fields.ts';

const team = { id: required(id), name: required(text), img: optional(image) };

const meeting = z.object({
  id: required(id),
  /** Scheduled kick-off, epoch seconds. */
  startdate: optional((wire) => instant(wire, null)),
  league: section({
    id: optional(id),
    name: optional(text),
    img: optional(image),
    /** `cc` is null for international competitions. */
    country: section({ id: optional(id), name: optional(text), cc: optional(text) }),
  }),
  teams: section({ home: section(team), away: section(team) }),
  scores: scoresSchema,
  /** `W`, `D` or `L` from the view of the list's team; in `h2h` from the view of the first team. */
  form: optional(text),
});

const matches = arrayOf(meeting);

const side = section({
  ...team,
  /** The last matches, newest first: all, at home, away. */
  events: section({ overall: matches, home: matches, away: matches }),
});

/** Two teams against each other, newest match first. Source: v2.2 wire, h2h. */
export const h2hSchema = z.object({ home: side, away: side, h2h: matches });

export type H2hRecord = Immutable<z.output<typeof h2hSchema>>;
