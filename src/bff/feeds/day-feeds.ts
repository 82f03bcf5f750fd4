import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import type { Dated } from '#bff/cache/live-rows.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { MATCH_COLUMNS, ODDS_COLUMNS, type PriceRow } from './columns.ts';
import type { FeedAnswers } from './feed-answers.ts';
import { dayText, instantText } from './feed-frame.ts';
import { compareDated, matchesOf } from './feed-matches.ts';
import type { FeedRequest } from './feed-request.ts';
import { type FeedContext, type FeedSource, type FeedSources, fetchLive, oldestOf } from './feed-source.ts';
import { MAX_DAY_ITEMS, writeNews } from './write-news.ts';
import { writeCsv, writeJson } from './write-records.ts';

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

async function fetchDays(answers: FeedAnswers, days: readonly string[], query = '') {
  const outcomes = await Promise.all(
    days.map((day) => answers.fetch('fixtures', `t=schedule&d=${day}${query}`)),
  );
  return outcomes as [OutcomeWithData, ...OutcomeWithData[]];
}

/** The matches of a day. */
export const scores: FeedSource = async (request, context) => {
  const { answers, live } = context;
  const { name, isWithin, isToday, utcDays } = daysOf(request, context);
  const lists = await fetchDays(answers, utcDays);
  return {
    outcomes: isToday ? [...lists, ...(await fetchLive(answers))] : lists,
    write(frame) {
      const matches = matchesOf(lists, live).filter(isWithin);
      const rows = matches.toSorted(compareDated);
      const asOf = frame.worldTimeOf(oldestOf(lists));
      if (request.format === 'csv') return writeCsv({ columns: MATCH_COLUMNS, rows }, frame);
      if (request.format === 'json')
        return writeJson({ day: name, asOf: instantText(asOf) }, { columns: MATCH_COLUMNS, rows }, frame);
      const { title } = frame.words.preview.days.scores;
      const format = request.format === 'feed' ? 'feed' : 'rss';
      return writeNews(
        {
          title: `${title}, ${name}`,
          page: `/?d=${name}`,
          address: `/scores.${format}?d=${name}`,
          matches,
          maxItems: MAX_DAY_ITEMS,
          updatedAt: asOf,
        },
        format,
        frame,
      );
    },
  };
};

/** The prices of a day's matches. */
export const odds: FeedSource = async (request, context) => {
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
        .toSorted(compareDated)
        .flatMap(({ data, asOf }): readonly PriceRow[] =>
          (data.odds_prematch ?? []).flatMap(({ bookmakers }) =>
            bookmakers.map((bookmaker) => ({ data, asOf, bookmaker })),
          ),
        );
      return writeCsv({ columns: ODDS_COLUMNS, rows }, frame);
    },
  };
};
