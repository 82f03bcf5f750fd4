import type { Dated } from '#bff/cache/live-rows.ts';
import { stateText } from '#bff/preview/describe-match.ts';
import { nameIn } from '#contract/competition-names.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import { matchPath } from '#contract/match-path.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { dayText, type FeedFrame, instantText, timeText } from './feed-frame.ts';

export type Cell = string | number | null;

/** A column of a CSV feed and a field of a JSON feed: a contract, which another version of the address alone may change. */
export interface Column<Row> {
  readonly name: string;
  /** `instant`: UTC; `date` and `time`: in the zone of `utc`. */
  readonly type: 'text' | 'number' | 'instant' | 'date' | 'time';
  cell(row: Row, frame: FeedFrame): Cell;
}

/** A row of a table, with the name of the table if there are several. */
export type TableRow = Dated<StandingsRow> & { readonly table: string | null };

/** Prices of one bookmaker for the full-time result of a match. */
export type PriceRow = Dated<MatchRow> & { readonly bookmaker: OddsMarket['bookmakers'][number] };

const kickOffMs = ({ time }: MatchRow) => time.timestamp * 1_000;

const asOf: Column<Dated<unknown>> = {
  name: 'asOf',
  type: 'instant',
  cell: (row, { worldTimeOf }) => instantText(worldTimeOf(row.asOf)),
};

const matchUrl: Column<Dated<MatchRow>> = {
  name: 'url',
  type: 'text',
  cell: ({ data }, { site }) => `${site}${matchPath(data.id)}`,
};

/** Who plays when, and in which competition. */
const FIXTURE_COLUMNS: readonly Column<Dated<MatchRow>>[] = [
  { name: 'competitionId', type: 'text', cell: ({ data }) => data.league.id },
  {
    name: 'competition',
    type: 'text',
    cell: ({ data }, { words }) => nameIn(words.competitionNames, data.league),
  },
  { name: 'country', type: 'text', cell: ({ data }) => data.league.country_name },
  {
    name: 'kickOffUtc',
    type: 'instant',
    cell: ({ data }) => (isHourKnown(data) ? instantText(kickOffMs(data)) : null),
  },
  {
    name: 'date',
    type: 'date',
    cell: ({ data }, frame) => (data.time.timestamp > 0 ? dayText(kickOffMs(data), frame) : null),
  },
  {
    name: 'time',
    type: 'time',
    cell: ({ data }, frame) => (isHourKnown(data) ? timeText(kickOffMs(data), frame) : null),
  },
  { name: 'homeId', type: 'text', cell: ({ data }) => data.teams.home.id },
  { name: 'home', type: 'text', cell: ({ data }) => data.teams.home.name },
  { name: 'awayId', type: 'text', cell: ({ data }) => data.teams.away.id },
  { name: 'away', type: 'text', cell: ({ data }) => data.teams.away.name },
];

/** A match in version 1. */
export const MATCH_COLUMNS: readonly Column<Dated<MatchRow>>[] = [
  { name: 'id', type: 'text', cell: ({ data }) => data.id },
  ...FIXTURE_COLUMNS,
  { name: 'round', type: 'text', cell: ({ data }) => data.round_name },
  { name: 'phase', type: 'text', cell: ({ data }) => data.phase },
  {
    name: 'state',
    type: 'text',
    cell: ({ data, asOf }, { words, worldTimeOf }) => stateText(data, words, worldTimeOf(asOf)),
  },
  {
    name: 'minute',
    type: 'number',
    cell: ({ data }) => (data.phase === 'live' ? (data.time.minute?.minute ?? null) : null),
  },
  { name: 'homeScore', type: 'number', cell: ({ data }) => data.scores.home_score },
  { name: 'awayScore', type: 'number', cell: ({ data }) => data.scores.away_score },
  { name: 'homeHalfTime', type: 'number', cell: ({ data }) => data.scores.ht_score?.[0] ?? null },
  { name: 'awayHalfTime', type: 'number', cell: ({ data }) => data.scores.ht_score?.[1] ?? null },
  { name: 'homePenalties', type: 'number', cell: ({ data }) => data.scores.ps_score?.[0] ?? null },
  { name: 'awayPenalties', type: 'number', cell: ({ data }) => data.scores.ps_score?.[1] ?? null },
  matchUrl,
  asOf,
];

/** A row of a table in version 1. */
export const TABLE_COLUMNS: readonly Column<TableRow>[] = [
  { name: 'table', type: 'text', cell: ({ table }) => table },
  { name: 'position', type: 'number', cell: ({ data }) => data.overall.position },
  { name: 'teamId', type: 'text', cell: ({ data }) => data.team_id },
  { name: 'team', type: 'text', cell: ({ data }) => data.team_name },
  { name: 'played', type: 'number', cell: ({ data }) => data.overall.games_played },
  { name: 'won', type: 'number', cell: ({ data }) => data.overall.won },
  { name: 'drawn', type: 'number', cell: ({ data }) => data.overall.draw },
  { name: 'lost', type: 'number', cell: ({ data }) => data.overall.lost },
  { name: 'goalsFor', type: 'number', cell: ({ data }) => data.overall.goals_scored },
  { name: 'goalsAgainst', type: 'number', cell: ({ data }) => data.overall.goals_against },
  { name: 'goalDifference', type: 'number', cell: ({ data }) => data.overall.goals_diff },
  { name: 'points', type: 'number', cell: ({ data }) => data.overall.points },
  { name: 'leadsTo', type: 'text', cell: ({ data }) => data.result },
  { name: 'url', type: 'text', cell: ({ data }, { site }) => `${site}/team/${data.team_id}` },
  asOf,
];

const priceOf =
  (outcome: 'home' | 'draw' | 'away') =>
  ({ bookmaker }: PriceRow): Cell =>
    bookmaker.odds.data[0]?.[outcome]?.decimal ?? null;

/** Prices of a bookmaker in version 1. */
export const ODDS_COLUMNS: readonly Column<PriceRow>[] = [
  { name: 'matchId', type: 'text', cell: ({ data }) => data.id },
  ...FIXTURE_COLUMNS,
  { name: 'bookmakerId', type: 'text', cell: ({ bookmaker }) => bookmaker.id },
  { name: 'bookmaker', type: 'text', cell: ({ bookmaker }) => bookmaker.name },
  { name: 'homePrice', type: 'number', cell: priceOf('home') },
  { name: 'drawPrice', type: 'number', cell: priceOf('draw') },
  { name: 'awayPrice', type: 'number', cell: priceOf('away') },
  {
    name: 'pricesOf',
    type: 'instant',
    cell: ({ bookmaker }) => {
      const timestamp = bookmaker.odds.data[0]?.last_update.timestamp;
      return timestamp ? instantText(timestamp * 1_000) : null;
    },
  },
  matchUrl,
  asOf,
];

/** Returns a row as an object with the names of its columns. */
export const recordOf = <Row>(
  columns: readonly Column<Row>[],
  row: Row,
  frame: FeedFrame,
): Readonly<Record<string, Cell>> =>
  Object.fromEntries(columns.map(({ name, cell }) => [name, cell(row, frame)]));
