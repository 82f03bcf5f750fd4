import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import type { Dated, LiveRows } from '#bff/cache/live-rows.ts';
import { nothingFound } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { FeedKind } from '#contract/feeds.ts';
import { isId } from '#contract/is-id.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { League } from '#contract/records/league.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { MATCH_COLUMNS, ODDS_COLUMNS, type PriceRow, TABLE_COLUMNS, type TableRow } from './columns.ts';
import { dataOf, type FeedAnswers } from './feed-answers.ts';
import { dayText, type FeedFrame, instantText } from './feed-frame.ts';
import { byKickOff, matchesOf } from './feed-matches.ts';
import type { FeedRequest } from './feed-request.ts';
import type { Revisions } from './revisions.ts';
import { writeCalendar } from './write-calendar.ts';
import { writeNews } from './write-news.ts';
import { writeCsv, writeJson } from './write-records.ts';

/** What a feed is written from, before its records are parsed. */
interface FeedSources {
  /** The first one has what the feed is about. */
  readonly outcomes: readonly [OutcomeWithData, ...OutcomeWithData[]];
  write(frame: FeedFrame): string | Promise<string>;
}

interface FeedContext {
  readonly answers: FeedAnswers;
  readonly live: LiveRows;
  readonly revisions: Revisions;
  readonly clock: Clock;
}

export type FeedSource = (request: FeedRequest, context: FeedContext) => Promise<FeedSources>;

/** Returns the day of a request, what kicks off in it, and the days of UTC that it overlaps, which pages request. */
function daysOf({ day, offsetMs }: FeedRequest, { clock }: FeedContext) {
  const today = dayText(clock.now(), { offsetMs });
  const name = day ?? today;
  const start = Date.parse(name) - offsetMs;
  const utcDays = [start, start + DAY_MS - 1].map((epochMs) => instantText(epochMs).slice(0, 10));
  const isWithin = ({ data: { time } }: Dated<MatchRow>) =>
    Math.floor((time.timestamp * 1_000 - start) / DAY_MS) === 0;
  return { name, isWithin, isToday: name === today, utcDays: [...new Set(utcDays)] };
}

export const oldestOf = (outcomes: readonly OutcomeWithData[]) =>
  Math.min(...outcomes.map(({ version }) => version.asOf));

async function fetchDays(answers: FeedAnswers, days: readonly string[], query = '') {
  const outcomes = await Promise.all(
    days.map((day) => answers.fetch('fixtures', `t=schedule&d=${day}${query}`)),
  );
  return outcomes as [OutcomeWithData, ...OutcomeWithData[]];
}

/** Requests the matches in play as pages do. Without them other answers are older, and say so. */
export const fetchLive = (answers: FeedAnswers): Promise<readonly OutcomeWithData[]> =>
  answers.fetch('livescores', 't=live&include=events').then(
    (outcome) => [outcome],
    () => [],
  );

const scores: FeedSource = async (request, context) => {
  const { answers, live } = context;
  const { name, isWithin, isToday, utcDays } = daysOf(request, context);
  const lists = await fetchDays(answers, utcDays);
  return {
    outcomes: isToday ? [...lists, ...(await fetchLive(answers))] : lists,
    write(frame) {
      const matches = matchesOf(lists, live).filter(isWithin);
      const rows = matches.toSorted(byKickOff);
      const asOf = frame.worldTimeOf(oldestOf(lists));
      if (request.format === 'csv') return writeCsv({ columns: MATCH_COLUMNS, rows }, frame);
      if (request.format === 'json')
        return writeJson({ day: name, asOf: instantText(asOf) }, { columns: MATCH_COLUMNS, rows }, frame);
      const { title } = frame.words.days.scores;
      const format = request.format === 'feed' ? 'feed' : 'rss';
      return writeNews(
        {
          title: `${title}, ${name}`,
          page: `/?d=${name}`,
          address: `/scores.${format}?d=${name}`,
          matches,
          updatedAt: asOf,
        },
        format,
        frame,
      );
    },
  };
};

async function fetchLeague({ id }: FeedRequest, answers: FeedAnswers) {
  const { version } = await answers.fetch('leagues', `t=info&id=${id}`);
  const league = dataOf<League | null>(version);
  if (!league) throw nothingFound();
  const { name, country, id_current_season } = league;
  const seasonId = id_current_season && isId(id_current_season) ? id_current_season : null;
  if (seasonId === null) throw nothingFound();
  return { league, seasonId, title: country.name ? `${country.name} ${name}` : name };
}

const competition: FeedSource = async (request, { answers, live, revisions }) => {
  const { league, seasonId, title } = await fetchLeague(request, answers);
  const page = `/competition/${league.id}`;
  if (request.format === 'ics' || request.format === 'rss') {
    const outcomes = [await answers.fetch('fixtures', `t=season&season_id=${seasonId}`)] as const;
    return {
      outcomes,
      write(frame) {
        const matches = matchesOf(outcomes, live);
        if (request.format === 'ics') return writeCalendar(title, matches, [], revisions, frame);
        const updatedAt = frame.worldTimeOf(oldestOf(outcomes));
        return writeNews({ title, page, address: `${page}.rss`, matches, updatedAt }, 'rss', frame);
      },
    };
  }
  const outcome = await answers.fetch('leagues', `t=standings_live&season_id=${seasonId}`);
  return {
    outcomes: [outcome],
    write(frame) {
      const { asOf } = outcome.version;
      const tables = dataOf<StandingsRecord | null>(outcome.version)?.tables ?? [];
      const rows = tables.flatMap(({ name, rows }): readonly TableRow[] => {
        const table = tables.length > 1 && name ? frame.words.round(name) : null;
        return rows.map((data) => ({ data, asOf, table }));
      });
      const table = { columns: TABLE_COLUMNS, rows };
      if (request.format === 'csv') return writeCsv(table, frame);
      const season = league.seasons.find(({ id }) => id === seasonId)?.name ?? null;
      const facts = { id: league.id, name: title, season, asOf: instantText(frame.worldTimeOf(asOf)) };
      return writeJson(facts, table, frame);
    },
  };
};

const team: FeedSource = async (request, { answers, live, revisions }) => {
  const [info, list] = await Promise.all([
    answers.fetch('teams', `t=info&id=${request.id}`),
    answers.fetch('fixtures', `t=last_next&team_id=${request.id}`),
  ]);
  const record = dataOf<TeamRecord | null>(info.version);
  if (!record) throw nothingFound();
  const outcomes = [list] as const;
  return {
    outcomes,
    write(frame) {
      const matches = matchesOf(outcomes, live);
      const { name: title } = record;
      if (request.format === 'ics') return writeCalendar(title, matches, [], revisions, frame);
      const page = `/team/${record.id}`;
      const updatedAt = frame.worldTimeOf(oldestOf(outcomes));
      return writeNews({ title, page, address: `${page}.rss`, matches, updatedAt }, 'rss', frame);
    },
  };
};

const channel: FeedSource = async (request, { answers, live, revisions }) => {
  const [info, list] = await Promise.all([
    answers.fetch('broadcast', `t=info&id=${request.id}`),
    answers.fetch('fixtures', `t=tv&tv_id=${request.id}`),
  ]);
  const record = dataOf<ChannelRecord | null>(info.version);
  if (!record) throw nothingFound();
  const outcomes = [list] as const;
  return {
    outcomes,
    write: (frame) => writeCalendar(record.name, matchesOf(outcomes, live), [record.name], revisions, frame),
  };
};

const matches: FeedSource = async ({ ids }, { answers, live, revisions }) => {
  const outcomes = [await answers.fetch('fixtures', `t=sort&ids=${ids}`)] as const;
  return {
    outcomes,
    write(frame) {
      const rows = matchesOf(outcomes, live);
      if (rows.length === 0) throw nothingFound();
      return writeCalendar(frame.words.pages.my[0], rows, [], revisions, frame);
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
      const facts = { name: frame.words.versus(home, away), asOf, events, statistics: stats };
      return writeJson(facts, { columns: MATCH_COLUMNS, rows: [{ data, asOf: version.asOf }] }, frame);
    },
  };
};

const odds: FeedSource = async (request, context) => {
  const { answers, live } = context;
  const { isWithin, utcDays } = daysOf(request, context);
  const prices = (league: string) => `&league_id=${league}&include=odds_prematch`;
  const { leagues } = request;
  const requested = await Promise.all(
    leagues?.map((league) => fetchDays(answers, utcDays, prices(league))) ?? [fetchDays(answers, utcDays)],
  );
  const outcomes = requested.flat() as unknown as FeedSources['outcomes'];
  return {
    outcomes,
    write(frame) {
      const leaguesOfDay = new Set(matchesOf(outcomes, live).map(({ data }) => data.league.id));
      const cached = utcDays.flatMap((day) =>
        [...leaguesOfDay].flatMap((league) => {
          const version = answers.find('fixtures', `t=schedule&d=${day}${prices(league)}`);
          return version ? [{ version }] : [];
        }),
      );
      const rows = matchesOf(cached, { version: null, find: () => null })
        .filter(isWithin)
        .toSorted(byKickOff)
        .flatMap(({ data, asOf }): readonly PriceRow[] =>
          (data.odds_prematch ?? []).flatMap(({ bookmakers }) =>
            bookmakers.map((bookmaker) => ({ data, asOf, bookmaker })),
          ),
        );
      return writeCsv({ columns: ODDS_COLUMNS, rows }, frame);
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
