import * as z from 'zod';
import type { OddsFormat } from '#contract/operation.ts';
import { count, flag, id, number, text } from '#contract/parse/plain.ts';
import { embeddedChannelSchema } from './channel.ts';
import { dataset, type Immutable, optional, section } from './field.ts';
import { eventsSchema, rowEventsSchema } from './match-event.ts';
import { matchFields } from './match-fields.ts';
import { type WithPhase, withPhase } from './match-phase.ts';
import { rowTeamsSchema, wholeTeamsSchema } from './match-team.ts';
import { ODDS_SCHEMAS, rowOddsSchema } from './odds.ts';
import { teamStatsSchema } from './team-stats.ts';

const rowShape = { ...matchFields, teams: rowTeamsSchema };

const wholeShape = {
  ...matchFields,
  teams: wholeTeamsSchema,
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

/** Picks the requested datasets. The others are optional anyway, so the type is that of all. */
function pickDatasets<Datasets extends object>(datasets: Datasets, include: ReadonlySet<string>): Datasets {
  return Object.fromEntries(Object.entries(datasets).filter(([name]) => include.has(name))) as Datasets;
}

/** Caches one schema for each choice of datasets and notation of prices. */
function memoizeSchema<Schema>(createSchema: (include: ReadonlySet<string>, format: OddsFormat) => Schema) {
  const schemas = new Map<string, Schema>();
  return (include: ReadonlySet<string>, format: OddsFormat): Schema => {
    const name = [format, ...include].join();
    const schema = schemas.get(name) ?? createSchema(include, format);
    schemas.set(name, schema);
    return schema;
  };
}

const channels = dataset(embeddedChannelSchema);

function wholeDatasets(format: OddsFormat) {
  const odds = dataset(ODDS_SCHEMAS[format].market);
  return {
    events: eventsSchema,
    stats: dataset(teamStatsSchema),
    odds_prematch: odds,
    odds_inplay: odds,
    broadcast: channels,
    tvs: channels,
  };
}

function rowDatasets(format: OddsFormat) {
  const odds = rowOddsSchema(format);
  return {
    events: rowEventsSchema,
    odds_prematch: odds,
    odds_inplay: odds,
    broadcast: channels,
    tvs: channels,
  };
}

/** Schema of a whole match with the requested datasets. */
export const matchSchema = memoizeSchema(
  (include, format): z.ZodType<Match> =>
    z.object({ ...wholeShape, ...pickDatasets(wholeDatasets(format), include) }).transform(withPhase),
);

/** Schema of a match in a list with the requested datasets; `stats` is omitted there. */
export const matchRowSchema = memoizeSchema(
  (include, format): z.ZodType<MatchRow> =>
    z.object({ ...rowShape, ...pickDatasets(rowDatasets(format), include) }).transform(withPhase),
);

type RowDatasets = ReturnType<typeof rowDatasets>;
type WholeDatasets = ReturnType<typeof wholeDatasets>;
type WithDatasets<Datasets extends Record<string, z.ZodType>> = {
  [K in keyof Datasets]?: z.output<Datasets[K]>;
};

/**
 * A match in a list. Datasets are present only if requested and sent: goals, sendings-off, rulings, missed penalties
 * and shoot-out kicks of `events`; full-time result prices; the channels of `broadcast` and `tvs`.
 */
export type MatchRow = Immutable<
  WithPhase<z.output<z.ZodObject<typeof rowShape>> & WithDatasets<RowDatasets>>
>;

/** A whole match with every field of the service. */
export type Match = Immutable<
  WithPhase<z.output<z.ZodObject<typeof wholeShape>> & WithDatasets<WholeDatasets>>
>;
