import * as z from 'zod';
import { count, flag, id, number, text } from '#contract/parse/plain.ts';
import { dataset, type Immutable, optional, section } from './field.ts';
import { matchEvent, rowEvents } from './match-event.ts';
import { matchFields } from './match-fields.ts';
import { type Phased, phased } from './match-phase.ts';
import { rowTeams, wholeTeams } from './match-team.ts';
import { teamStats } from './team-stats.ts';

const rowShape = { ...matchFields, teams: rowTeams };

/** A match in a list without datasets. */
export const matchRow = z.object(rowShape).transform(phased);

/** A match in a list with `include=events`; `stats` on a list keep nothing. */
export const matchRowWithEvents = z.object({ ...rowShape, events: rowEvents }).transform(phased);

const wholeShape = {
  ...matchFields,
  teams: wholeTeams,
  referee_id: optional(id),
  pitch: optional(text),
  attendance: optional(count),
  assistants: section({
    first_assistant_id: optional(id),
    second_assistant_id: optional(id),
    fourth_assistant_id: optional(id),
  }),
  coverage: section({
    has_lineups: optional(flag),
    has_tvs: optional(flag),
    has_standings: optional(flag),
  }),
  weather_report: z
    .object({
      desc: optional(text),
      temp: section({ celsius: optional(number), fahrenheit: optional(number) }),
      wind: section({ kmph: optional(number), miles: optional(number), direction: optional(text) }),
      humidity_percent: optional(number),
      pressure: optional(number),
    })
    .nullish()
    .transform((report) => report ?? null),
};

const events = dataset(matchEvent);
const stats = dataset(teamStats);

/** A match by itself, whole, by the datasets that were asked for. */
export const match = z.object(wholeShape).transform(phased);
export const matchWithEvents = z.object({ ...wholeShape, events }).transform(phased);
export const matchWithStats = z.object({ ...wholeShape, stats }).transform(phased);
export const matchWithBoth = z.object({ ...wholeShape, events, stats }).transform(phased);

/** A match in a list. `events` only where asked for and told: goals, players sent off, rulings, shoot-out kicks. */
export type MatchRow = Immutable<
  Phased<z.output<z.ZodObject<typeof rowShape>> & { events?: z.output<typeof events> }>
>;

/** A match by itself: whatever the service tells of it. */
export type Match = Immutable<
  Phased<
    z.output<z.ZodObject<typeof wholeShape>> & {
      events?: z.output<typeof events>;
      stats?: z.output<typeof stats>;
    }
  >
>;
