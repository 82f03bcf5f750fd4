import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { instant } from '#contract/parse/instant.ts';
import { id, text } from '#contract/parse/plain.ts';
import { type Immutable, list, optional, required, section } from './field.ts';
import { scores } from './match-fields.ts';

const team = { id: required(id), name: required(text), img: optional(image) };

const meeting = z.object({
  id: required(id),
  /** Scheduled kick-off, epoch seconds. */
  startdate: optional((wire) => instant(wire, null)),
  league: section({
    id: optional(id),
    name: optional(text),
    img: optional(image),
    /** `cc` is null where no country stands behind a competition. */
    country: section({ id: optional(id), name: optional(text), cc: optional(text) }),
  }),
  teams: section({ home: section(team), away: section(team) }),
  scores,
  /** `W`, `D` or `L` of the team whose list this is; in `h2h` of the one that stands first. */
  form: optional(text),
});

const matches = list(meeting);

const side = section({
  ...team,
  /** The last matches, newest first: all of them, those at home, those away. */
  events: section({ overall: matches, home: matches, away: matches }),
});

/** Two teams against each other, newest match first. Source: v2.2 wire, h2h. */
export const h2h = z.object({ home: side, away: side, h2h: matches });

export type H2h = Immutable<z.output<typeof h2h>>;
