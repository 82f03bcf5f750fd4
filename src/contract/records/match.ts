import * as z from 'zod';
import type { OddsFormat } from '#contract/operation.ts';
import { count, flag, id, number, text } from '#contract/parse/plain.ts';
import { embeddedChannel } from './channel.ts';
import { dataset, type Immutable, optional, section } from './field.ts';
import { matchEvent, rowEvents } from './match-event.ts';
import { matchFields } from './match-fields.ts';
import { type Phased, phased } from './match-phase.ts';
import { rowTeams, wholeTeams } from './match-team.ts';
import { ODDS, rowOdds } from './odds.ts';
import { teamStats } from './team-stats.ts';

const rowShape = { ...matchFields, teams: rowTeams };

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

/** Picks the requested datasets. The others are optional anyway, so the type is that of all. */
function asked<Shaped extends object>(datasets: Shaped, include: ReadonlySet<string>): Shaped {
  return Object.fromEntries(Object.entries(datasets).filter(([name]) => include.has(name))) as Shaped;
}

/** Caches one schema for each choice of datasets and notation of prices. */
function kept<Schema>(make: (include: ReadonlySet<string>, format: OddsFormat) => Schema) {
  const made = new Map<string, Schema>();
  return (include: ReadonlySet<string>, format: OddsFormat): Schema => {
    const name = [format, ...include].join();
    const schema = made.get(name) ?? make(include, format);
    made.set(name, schema);
    return schema;
  };
}

const channels = dataset(embeddedChannel);

function wholeDatasets(format: OddsFormat) {
  const odds = dataset(ODDS[format].market);
  return {
    events: dataset(matchEvent),
    stats: dataset(teamStats),
    odds_prematch: odds,
    odds_inplay: odds,
    broadcast: channels,
    tvs: channels,
  };
}

function rowDatasets(format: OddsFormat) {
  const odds = rowOdds(format);
  return { events: rowEvents, odds_prematch: odds, odds_inplay: odds, broadcast: channels, tvs: channels };
}

/** Schema of a whole match with the requested datasets. */
export const match = kept(
  (include, format): z.ZodType<Match> =>
    z.object({ ...wholeShape, ...asked(wholeDatasets(format), include) }).transform(phased),
);

/** Schema of a match in a list with the requested datasets; `stats` is omitted there. */
export const matchRow = kept(
  (include, format): z.ZodType<MatchRow> =>
    z.object({ ...rowShape, ...asked(rowDatasets(format), include) }).transform(phased),
);

type RowDatasets = ReturnType<typeof rowDatasets>;
type WholeDatasets = ReturnType<typeof wholeDatasets>;
type Told<Datasets extends Record<string, z.ZodType>> = { [K in keyof Datasets]?: z.output<Datasets[K]> };

/**
 * A match in a list. Datasets are present only if requested and sent: goals, sendings-off, rulings and shoot-out
 * kicks of `events`; full-time result prices; the channels of `broadcast` and `tvs`.
 */
export type MatchRow = Immutable<Phased<z.output<z.ZodObject<typeof rowShape>> & Told<RowDatasets>>>;

/** A whole match with every field of the service. */
export type Match = Immutable<Phased<z.output<z.ZodObject<typeof wholeShape>> & Told<WholeDatasets>>>;
