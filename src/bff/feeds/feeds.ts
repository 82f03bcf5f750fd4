import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import { dataOf } from '#bff/cache/version.ts';
import { nothingFound } from '#bff/failure.ts';
import { nameIn } from '#contract/competition-names.ts';
import type { FeedKind } from '#contract/feeds.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { League } from '#contract/records/league.ts';
import type { Match } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { roundName } from '#news/words/round-name.ts';
import { MATCH_COLUMNS, TABLE_COLUMNS, type TableRow } from './columns.ts';
import { odds, scores } from './day-feeds.ts';
import type { FeedAnswers } from './feed-answers.ts';
import { type FeedFrame, instantText } from './feed-frame.ts';
import { matchesOf } from './feed-matches.ts';
import type { FeedRequest } from './feed-request.ts';
import type { FeedContext, FeedSource, FeedSources } from './feed-source.ts';
import { writeCalendar } from './write-calendar.ts';
import { writeNews } from './write-news.ts';
import { writeCsv, writeJson } from './write-records.ts';

async function fetchLeague({ id }: FeedRequest, answers: FeedAnswers) {
  const { version } = await answers.fetch('leagues', `t=info&id=${id}`);
  const league = dataOf<League | null>(version);
  if (!league) throw nothingFound();
  const { id_current_season: seasonId } = league;
  if (!seasonId) throw nothingFound();
  return { league, seasonId };
}

/** Returns the name of a competition with its country. */
function titleOf({ country, ...league }: League, { words }: FeedFrame): string {
  const name = nameIn(words.competitionNames, league);
  return country.name ? `${country.name} ${name}` : name;
}

/**
 * Returns the matches of a page as a calendar or as news.
 *
 * @param channels where all of them are shown
 */
function matchFeed(
  { titleIn, page }: { readonly titleIn: (frame: FeedFrame) => string; readonly page: string },
  list: OutcomeWithData,
  { format }: FeedRequest,
  { live, revisions }: FeedContext,
  channels: readonly string[] = [],
): FeedSources {
  return {
    outcomes: [list],
    write(frame) {
      const matches = matchesOf([list], live);
      const title = titleIn(frame);
      if (format === 'ics') return writeCalendar(title, matches, channels, revisions, frame);
      const updatedAt = frame.worldTimeOf(list.version.asOf);
      return writeNews({ title, page, address: `${page}.rss`, matches, updatedAt }, 'rss', frame);
    },
  };
}

const competition: FeedSource = async (request, context) => {
  const { answers } = context;
  const { league, seasonId } = await fetchLeague(request, answers);
  if (request.format === 'ics' || request.format === 'rss') {
    const list = await answers.fetch('fixtures', `t=season&season_id=${seasonId}`);
    return matchFeed(
      { titleIn: (frame) => titleOf(league, frame), page: `/competition/${league.id}` },
      list,
      request,
      context,
    );
  }
  const outcome = await answers.fetch('leagues', `t=standings_live&season_id=${seasonId}`);
  return {
    outcomes: [outcome],
    write(frame) {
      const { asOf } = outcome.version;
      const tables = dataOf<StandingsRecord | null>(outcome.version)?.tables ?? [];
      const rows = tables.flatMap(({ name, rows }): readonly TableRow[] => {
        const table = tables.length > 1 && name ? roundName(name, frame.words) : null;
        return rows.map((data) => ({ data, asOf, table }));
      });
      const table = { columns: TABLE_COLUMNS, rows };
      if (request.format === 'csv') return writeCsv(table, frame);
      const season = league.seasons.find(({ id }) => id === seasonId)?.name ?? null;
      const facts = {
        id: league.id,
        name: titleOf(league, frame),
        season,
        asOf: instantText(frame.worldTimeOf(asOf)),
      };
      return writeJson(facts, table, frame);
    },
  };
};

const team: FeedSource = async (request, context) => {
  const { answers } = context;
  const [info, list] = await Promise.all([
    answers.fetch('teams', `t=info&id=${request.id}`),
    answers.fetch('fixtures', `t=last_next&team_id=${request.id}`),
  ]);
  const record = dataOf<TeamRecord | null>(info.version);
  if (!record) throw nothingFound();
  return matchFeed({ titleIn: () => record.name, page: `/team/${record.id}` }, list, request, context);
};

const channel: FeedSource = async (request, context) => {
  const { answers } = context;
  const [info, list] = await Promise.all([
    answers.fetch('broadcast', `t=info&id=${request.id}`),
    answers.fetch('fixtures', `t=tv&tv_id=${request.id}`),
  ]);
  const record = dataOf<ChannelRecord | null>(info.version);
  if (!record) throw nothingFound();
  const { id, name } = record;
  return matchFeed({ titleIn: () => name, page: `/tv/${id}` }, list, request, context, [name]);
};

const matches: FeedSource = async ({ ids }, { answers, live, revisions }) => {
  const outcomes = [await answers.fetch('fixtures', `t=sort&ids=${ids}`)] as const;
  return {
    outcomes,
    write(frame) {
      const rows = matchesOf(outcomes, live);
      if (rows.length === 0) throw nothingFound();
      return writeCalendar(frame.words.preview.pages.my.title, rows, [], revisions, frame);
    },
  };
};

const match: FeedSource = async ({ id }, { answers }) => {
  const outcome = await answers.fetch('fixtures', `t=info&id=${id}&include=events,stats`);
  return {
    outcomes: [outcome],
    write(frame) {
      const { version } = outcome;
      const data = dataOf<Match | null>(version);
      if (!data) throw nothingFound();
      const { events = [], stats = [], teams } = data;
      const [home, away] = isolateNames(teams.home.name, teams.away.name);
      const asOf = instantText(frame.worldTimeOf(version.asOf));
      const facts = { name: frame.words.changes.versus(home, away), asOf, events, statistics: stats };
      return writeJson(facts, { columns: MATCH_COLUMNS, rows: [{ data, asOf: version.asOf }] }, frame);
    },
  };
};

export const FEED_SOURCES: Readonly<Record<FeedKind, FeedSource>> = {
  scores,
  competition,
  team,
  channel,
  matches,
  match,
  odds,
};
