import { hashKey } from '@tanstack/react-query';
import { hasTeam } from '#contract/has-team.ts';
import { isFriendly } from '#contract/order/is-friendly.ts';
import type { H2hRecord } from '#contract/records/h2h.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { WallView } from '#contract/wall-address.ts';
import { roundName } from '#news/words/round-name.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { liveQuery } from '#web/data/live.ts';
import { isSettled, matchQuery } from '#web/data/match.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { teamMatchesQuery } from '#web/data/team.ts';
import { liveTeamsOfSeason } from '#web/features/standings/live-teams.ts';
import { displayTables } from '#web/features/standings/rows.ts';
import { leagueName } from '#web/wall/parts/league-name.ts';
import type { View, ViewQuery, WallContext, WallSubject } from '#web/wall/view.ts';
import { chooseMatch, type MatchChoice } from './choose-match.ts';
import { MatchPage } from './match-page.tsx';

/** Teams whose next match is looked up while none of the day is to be shown. */
const MAX_TEAMS = 8;

const teamQueries = ({ program: { follow } }: WallSubject) =>
  follow.slice(0, MAX_TEAMS).map(teamMatchesQuery);

function choiceOf(all: WallSubject): MatchChoice | null {
  const isGone = all.pinned !== null && all.answerOf(matchQuery(all.pinned))?.data === null;
  const subject = isGone ? { ...all, pinned: null } : all;
  const choice = chooseMatch(subject);
  if (choice) return choice;
  return chooseMatch(
    subject,
    teamQueries(subject).flatMap((query) => subject.answerOf(query)?.data.next ?? []),
  );
}

/**
 * Returns a match with everything that is known of it. Its state and score are those of the day's list, which all other
 * views show; the whole match may be a poll behind it or ahead.
 */
function wholeMatch({ record, row }: MatchChoice, match: Match | null): Match | null {
  if (!record) return match;
  if (!match) return record as Match;
  if (!row) return match;
  const { status, status_name, status_period, phase, time, scores } = record;
  return { ...match, status, status_name, status_period, phase, time, scores } as Match;
}

/** Returns the queries of a match's table; none without a season. */
const tableQueries = (record: Pick<MatchRow, 'season_id' | 'phase'> | null) => {
  if (!record?.season_id) return null;
  const { season_id } = record;
  const isMoving = !isSettled(record);
  return { now: liveStandingsQuery(season_id, isMoving), official: standingsQuery(season_id, isMoving) };
};

/** Returns the table that has both teams of a match, with the movement by matches in play; null without one. */
function tableOf(match: Match, { answerOf }: WallContext) {
  const queries = tableQueries(match);
  const standings = queries && answerOf(queries.now)?.data;
  if (!queries || !standings) return null;
  const ids = [match.teams.home.id, match.teams.away.id];
  const tables = displayTables(standings, answerOf(queries.official)?.data ?? null);
  const table = tables.find(({ rows }) => ids.every((id) => rows.some(({ row }) => row.team_id === id)));
  if (!table) return null;
  const liveTeams = liveTeamsOfSeason(match, answerOf(liveQuery)?.data ?? []);
  const asOf = () => freshnessOf(hashKey(queries.now.queryKey)).asOf;
  return { table, liveTeams, asOf };
}

/** Which match a view shows large. */
interface LargeMatch {
  readonly name: WallView;
  readonly choose: (subject: WallSubject) => MatchChoice | null;
  /** What the choice is made from besides the day's matches. */
  readonly queries: (subject: WallSubject) => readonly ViewQuery[];
}

/** Returns a view of one match. */
export const createMatchView = ({ name, choose, queries }: LargeMatch): View => ({
  queries(subject) {
    const choice = choose(subject);
    if (!choice) return queries(subject);
    const query = matchQuery(choice.id);
    const whole = choice.record ?? subject.answerOf(query)?.data ?? null;
    const table = tableQueries(whole);
    const isAhead = whole?.phase === 'scheduled';
    return [
      query,
      ...(table ? [table.now, table.official] : []),
      ...(isAhead ? [h2hQuery(choice.id), matchTvsQuery(choice.id)] : []),
      ...queries(subject),
    ];
  },
  pages(context) {
    const choice = choose(context);
    if (!choice) return [];
    const { answerOf, words } = context;
    const answer = answerOf(matchQuery(choice.id));
    const whole = wholeMatch(choice, answer?.data ?? null);
    if (!whole) return [];
    const { league, round_name } = whole;
    const h2h: H2hRecord | null = answerOf(h2hQuery(choice.id))?.data ?? null;
    const round = round_name && !isFriendly(league.name) ? roundName(round_name, words) : null;
    const note = [leagueName(league, words), round].filter(Boolean).join(', ');
    return [
      {
        key: `${name}-${choice.id}`,
        title: words.wall.views[name],
        note,
        isHeadless: true,
        isLive: whole.phase === 'live',
        isFollowed: whole.phase === 'live' && hasTeam(whole, context.program.follow),
        matchId: choice.id,
        element: (
          <MatchPage
            match={whole}
            row={choice.row}
            note={note}
            isComplete={answer !== undefined}
            table={tableOf(whole, context)}
            h2h={h2h}
            channels={answerOf(matchTvsQuery(choice.id))?.data ?? null}
            context={context}
          />
        ),
      },
    ];
  },
});

/** One match, large: the most interesting one, or a pinned one. */
export const match: View = createMatchView({
  name: 'match',
  choose: choiceOf,
  // The choice of a match on another day comes from these.
  queries(subject) {
    const choice = choiceOf(subject);
    return choice && (choice.row || choice.record === null) ? [] : teamQueries(subject);
  },
});
