import { link } from '#contract/parse/link.ts';
import { flag, label, number, text } from '#contract/parse/plain.ts';
import type { Reader } from '#contract/parse/reader.ts';
import { score } from '#contract/parse/score.ts';
import { isRowEvent } from '#contract/records/match-event.ts';
import { isRowMarket } from '#contract/records/odds.ts';
import { teamStatsSchema } from '#contract/records/team-stats.ts';
import type { RecordKey } from './operation.ts';

/** A wire field that a record omits, and the reason. */
export interface OmittedField {
  /** Path on the wire, `[]` for any index: `weather_report.temp.celsius`, `standings[].total`. */
  readonly path: string;
  readonly reason: string;
  /** Parses the value, so that a wrong type is also reported in an omitted field that no record contains. */
  readonly as?: Reader<unknown>;
  /** Limits the omission to records for which this returns true. */
  readonly ofRecord?: (record: unknown) => boolean;
  /** Limits the omission to wire values for which this returns true. */
  readonly ofValue?: (wire: unknown) => boolean;
}

function omitFields(reason: string, fields: Readonly<Record<string, Reader<unknown>>>): OmittedField[] {
  return Object.entries(fields).map(([path, as]) => ({ path, reason, as }));
}

function omitFromRows(reason: string, ...paths: readonly string[]): OmittedField[] {
  return paths.map((path) => ({ path, reason }));
}

/** Omits the time zone of a price's instant. */
const omitZones = (...places: readonly string[]) =>
  omitFields(
    'last_update.timestamp is the same instant, in no zone',
    Object.fromEntries(places.map((place) => [`${place}.last_update.timezone`, text])),
  );

const omitPriceZones = (markets: string) =>
  omitZones(`${markets}bookmakers[].odds.data`, `${markets}bookmakers[].odds.data[]`);

const matchOmissions: readonly OmittedField[] = [
  ...omitFields('time.timestamp is the same instant, in no zone', {
    'time.datetime': text,
    'time.date': text,
    'time.time': text,
    'time.timezone': text,
  }),
  ...omitFields('a deleted match is left out of answers', { deleted: flag }),
  ...omitPriceZones('odds_prematch[].'),
  ...omitPriceZones('odds_inplay[].'),
  ...['home_score', 'away_score', 'ht_score', 'ft_score', 'et_score', 'ps_score'].map((name) => ({
    path: `scores.${name}`,
    reason: 'a match that has not kicked off has no score, whatever the wire holds',
    ofRecord: isScheduled,
  })),
];

/** Fields that only a list row omits; the whole match has them. */
const rowOmissions: readonly OmittedField[] = [
  {
    path: 'events[]',
    reason: 'a row has goals, players sent off, rulings, missed penalties and shoot-out kicks',
    ofValue: (wire) => !isRowEvent(wire),
  },
  ...['odds_prematch[]', 'odds_inplay[]'].map((path) => ({
    path,
    reason: 'a row shows prices of the full-time result',
    ofValue: (wire: unknown) => !isRowMarket(wire),
  })),
  ...omitFromRows('a row shows no coach', 'teams.home.coach_id', 'teams.away.coach_id'),
  ...omitFromRows(
    'a row shows the shirts of the field players only',
    'teams.home.kit_colors.home_gk_main_color',
    'teams.home.kit_colors.home_gk_second_color',
    'teams.home.kit_colors.home_gk_number_color',
    'teams.away.kit_colors.away_gk_main_color',
    'teams.away.kit_colors.away_gk_second_color',
    'teams.away.kit_colors.away_gk_number_color',
  ),
  ...omitFromRows(
    'a row shows no referee, pitch or attendance',
    'referee_id',
    'pitch',
    'attendance',
    'assistants.first_assistant_id',
    'assistants.second_assistant_id',
    'assistants.fourth_assistant_id',
  ),
  ...omitFromRows(
    'what is covered is asked with the match itself',
    'coverage.has_lineups',
    'coverage.has_tvs',
    'coverage.has_standings',
  ),
  ...omitFromRows(
    'a row shows no weather',
    'weather_report.desc',
    'weather_report.temp.celsius',
    'weather_report.temp.fahrenheit',
    'weather_report.wind.kmph',
    'weather_report.wind.miles',
    'weather_report.wind.direction',
    'weather_report.humidity_percent',
    'weather_report.pressure',
  ),
  ...omitFromRows(
    'a row shows no statistics, which are longer than the row',
    ...Object.keys(teamStatsSchema.shape).map((name) => `stats[].${name}`),
  ),
];

/** Omits the unknown days of absences. */
function sidelinedOmissions(side: string): OmittedField[] {
  return ['injuries', 'suspension'].flatMap((list) =>
    ['since', 'expected_return'].map((name) => ({
      path: `${side}types.${list}[].${name}`,
      reason: '"?" says that nobody knows',
      ofValue: (wire: unknown) => wire === '?',
    })),
  );
}

/** Wire fields that each record omits. A filled field that is neither parsed nor listed here is a fault. */
export const OMITTED_FIELDS: Readonly<Record<RecordKey, readonly OmittedField[]>> = {
  match_row: [...matchOmissions, ...rowOmissions],
  match: matchOmissions,
  match_event: [],
  lineups: [],
  bench: [],
  comment: [],
  sidelined: sidelinedOmissions(''),
  match_sidelined: ['home', 'away'].flatMap((side) => sidelinedOmissions(`${side}.`)),
  league: [],
  standings: [
    ...omitFields('tables[].name tells it once a table', {
      'standings[].group': label,
      'standings[].group_name': label,
    }),
    ...omitFields('the number of tables tells it', { has_groups: flag }),
    ...omitFields('overall.games_played is the same number', { 'standings[].total': number }),
    ...omitFields('overall.points is the same number', { 'standings[].points': number }),
  ],
  continent: [],
  country: [],
  season: [],
  team: [],
  team_row: [],
  squad: [],
  transfers: [],
  trophies: [],
  player: [],
  coach: [],
  referee: [],
  venue: omitFields('country.cc is the same', { 'country.code': text }),
  search_hit: [],
  h2h: omitFields(
    'scores.ft_score is the same',
    Object.fromEntries(
      [
        ...['home', 'away'].flatMap((side) =>
          ['overall', 'home', 'away'].map((list) => `${side}.events.${list}[].ft_score`),
        ),
        'h2h[].ft_score',
      ].map((path) => [path, score]),
    ),
  ),
  leader: [],
  season_stats: [],
  team_season_stats: [],
  player_season_stats: [],
  match_stats: [],
  odds_market: omitPriceZones(''),
  odds_history: omitZones('markets[].odds[]'),
  bookmaker: [],
  market: [],
  channel: [],
  media_group: omitFields('a picture of another host is not shown', { '[].image': link }),
  stage: [],
  stage_groups: [],
  group: [],
  round: [],
  cup_round: [],
};

/**
 * Returns whether 0 means "none" or "unknown" in the field: ids, table positions before there is a table, body
 * measures.
 */
export function isZeroUnknown(path: string): boolean {
  return /(?:^|[._])id$|^id_current_|^standings\.(?:home|away)_position$|(?:^|\.)(?:weight|height)$/.test(
    path,
  );
}

function isScheduled(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'phase' in record && record.phase === 'scheduled';
}
