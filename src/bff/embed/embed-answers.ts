import { readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import { createLiveRows, type Dated } from '#bff/cache/live-rows.ts';
import { dataOf } from '#bff/cache/version.ts';
import { dueIds } from '#contract/due-ids.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Embed } from '#contract/embed-address.ts';
import type { League } from '#contract/records/league.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';

export interface LeagueAnswer {
  readonly league: League;
  /** Matches of the UTC days around an instant, each as its newest answer has it; null: none is cached. */
  readonly matches: readonly Dated<MatchRow>[] | null;
}

/** What is cached of what embeds show, by the requests of their scripts; never causes a call. */
export interface EmbedAnswers {
  match(id: string): Dated<Match> | null;
  table(leagueId: string): (Dated<StandingsRecord> & { readonly league: League }) | null;
  /** @param now world time, epoch ms */
  scores(
    leagueIds: Extract<Embed, { readonly kind: 'scores' }>['leagues'],
    now: number,
  ): readonly LeagueAnswer[];
}

export function createEmbedAnswers(answers: Pick<AnswerCache, 'peek'>): EmbedAnswers {
  const live = createLiveRows(answers);
  function read<Data>(route: string, query: string): Dated<Data> | null {
    const version = answers.peek(readApiRequest(route, query))?.version;
    const data = version ? dataOf<Data | null>(version) : null;
    return version && data ? { data, asOf: version.asOf } : null;
  }

  const newer = <Data>(a: Dated<Data>, b: Dated<Data> | null | undefined) => (b && b.asOf > a.asOf ? b : a);

  function matchesOf(leagueId: string, now: number): readonly Dated<MatchRow>[] | null {
    const days = [-1, 0, 1].map((days) => new Date(now + days * DAY_MS).toISOString().slice(0, 10));
    const lists = days.map((day) =>
      read<readonly MatchRow[]>('fixtures', `t=schedule&d=${day}&league_id=${leagueId}`),
    );
    if (lists.every((list) => list === null)) return null;
    const rows = lists.flatMap((list) => list?.data.map((data) => ({ data, asOf: list.asOf })) ?? []);
    const ids = dueIds(
      rows.map(({ data }) => data),
      now,
    );
    const due = ids.length > 0 ? read<readonly MatchRow[]>('fixtures', `t=sort&ids=${ids}`) : null;
    const dueRows = new Map(due?.data.map((data) => [data.id, { data, asOf: due.asOf }]));
    return rows.map((row) => newer(newer(row, dueRows.get(row.data.id)), live.find(row.data.id)));
  }

  return {
    match(id) {
      const whole = read<Match>('fixtures', `t=info&id=${id}&include=events,stats`);
      const row = live.find(id);
      if (!whole || !row || row.asOf <= whole.asOf) return whole;
      return { data: { ...whole.data, ...row.data, teams: whole.data.teams }, asOf: row.asOf };
    },
    table(leagueId) {
      const league = read<League>('leagues', `t=info&id=${leagueId}`)?.data;
      const seasonId = league?.id_current_season;
      if (!league || !seasonId) return null;
      const standings =
        read<StandingsRecord>('leagues', `t=standings_live&season_id=${seasonId}`) ??
        read<StandingsRecord>('leagues', `t=standings&season_id=${seasonId}`);
      return standings && { ...standings, league };
    },
    scores(leagueIds, now) {
      const leagues = read<readonly League[]>('leagues', `t=sort&ids=${leagueIds}`)?.data ?? [];
      return leagueIds.flatMap((id) => {
        const league = leagues.find((one) => one.id === id);
        return league ? [{ league, matches: matchesOf(id, now) }] : [];
      });
    },
  };
}
