/**
 * What viewers should get, read from all lists at once by the table of rules in `news/changes-of.ts`. It is slow and shares no
 * code with what it checks.
 */
import type { MatchRow } from '#contract/records/match.ts';
import type { ReceivedList } from '#run/testing/receive-saturday.ts';
import type { Reports } from '#run/testing/watch-lists.ts';

const PERIODS = ['1st half', '2nd half', 'extra time 1', 'extra time 2', 'penalties'];

/** A match as of an answer. */
interface State {
  readonly asOf: number;
  readonly receivedAt: number;
  readonly place: number;
  readonly match: MatchRow;
}

type Events = NonNullable<MatchRow['events']>;

/** Returns the clock of a match as a number that grows; null without one. */
function clockOf({ phase, status, status_period: period, time }: MatchRow): number | null {
  if (phase === 'finished') return Number.POSITIVE_INFINITY;
  const minute = time.minute?.minute;
  // Half-time and other breaks.
  if (status === 11 || status === 14)
    return Math.max(0, PERIODS.indexOf(period?.toLowerCase() ?? '')) * 10_000 + 9000;
  if (minute === undefined) return null;
  const place =
    period === null ? (minute > 105 ? 3 : minute > 45 ? 1 : 0) : PERIODS.indexOf(period.toLowerCase());
  return place < 0 ? null : place * 10_000 + minute * 100 + (time.minute?.extra ?? 0);
}

const rulingsOf = (match: MatchRow) =>
  (match.events ?? []).filter(({ type, result, info }) =>
    type === 'goal'
      ? result === 'cancelled'
      : type === 'var' && result !== 'confirmed' && !/penalty|card|confirmed/i.test(info ?? ''),
  ).length;

/** Returns the goals of a team; null without a score. */
function scoreOf({ teams, scores }: MatchRow, team: string): number | null {
  return teams.home.id === team ? scores.home_score : scores.away_score;
}

/** Returns the events of a team's goals, own goals of the other one included. */
function goalEvents({ events, teams }: MatchRow, team: string): Events {
  const own = [teams.home.id, teams.away.id];
  return (events ?? []).filter(
    ({ type, result, period, team_id, own_goal }) =>
      type === 'goal' &&
      result !== 'cancelled' &&
      period !== 'penalties' &&
      team_id !== null &&
      own.includes(team_id) &&
      (own_goal ? team_id !== team : team_id === team),
  );
}

const redsOf = ({ events }: MatchRow, team: string) =>
  (events ?? []).filter(
    ({ type, result, team_id }) =>
      /^(yellow)?redcard$/.test(type) && result !== 'cancelled' && team_id === team,
  ).length;

/** Returns the states of a match that are newer than all that came before. */
function statesOf(id: string, lists: readonly ReceivedList[]): readonly State[] {
  const states: State[] = [];
  for (const [place, { asOf, receivedAt, matches }] of lists.entries()) {
    const match = matches.find((one) => one.id === id);
    const last = states.at(-1);
    if (!match || (last && asOf <= last.asOf)) continue;
    const events = match.events ?? last?.match.events;
    states.push({ asOf, receivedAt, place, match: events ? { ...match, events } : match });
  }
  return states;
}

interface Fact {
  readonly state: State;
  readonly team: string;
  readonly kind: 'goal' | 'ruled-out';
  /** The score of the team that a goal led to, or that a ruling took away. */
  readonly number: number;
  readonly isSettled: boolean;
}

/** Returns what happened in a match, and the places of the states that were not believed. */
function factsOf(states: readonly State[]) {
  const [first] = states;
  const facts: Fact[] = [];
  const doubtful = new Set<State>();
  if (!first) return { facts, doubtful };
  const teams = [first.match.teams.home.id, first.match.teams.away.id];
  const level = new Map(teams.map((team) => [team, scoreOf(first.match, team) ?? 0]));
  let [clock, rulings] = [clockOf(first.match), rulingsOf(first.match)];
  let believed = first.match;
  const isLower = ({ match }: State) =>
    teams.some(
      (team) =>
        (scoreOf(match, team) ?? Number.POSITIVE_INFINITY) < (level.get(team) ?? 0) ||
        (match.events && redsOf(match, team) < redsOf(believed, team)),
    );
  for (let at = 1; at < states.length; at += 1) {
    const end = states.findIndex((state, place) => place >= at && !isLower(state));
    const run = states.slice(at, end < 0 ? states.length : end);
    const isBehind = ({ match }: State) => clock !== null && (clockOf(match) ?? clock) < clock;
    const since = run.find((state) => !isBehind(state))?.asOf ?? Number.POSITIVE_INFINITY;
    const place = run.findIndex((state) => {
      const now = clockOf(state.match);
      if ((clock !== null && now !== null && now > clock) || rulingsOf(state.match) > rulings) return true;
      return !isBehind(state) && state.asOf - since >= 60_000;
    });
    const skipped = place < 0 ? run : run.slice(0, place);
    for (const state of skipped) doubtful.add(state);
    at += skipped.length;
    const state = states[at];
    if (!state) break;
    const { match } = state;
    const isSettled = clock === Number.POSITIVE_INFINITY || match.status === 9;
    for (const team of teams) {
      const [before, now] = [level.get(team) ?? 0, scoreOf(match, team) ?? level.get(team) ?? 0];
      for (let number = before + 1; number <= now; number += 1)
        facts.push({ state, team, kind: 'goal', number, isSettled });
      for (let number = before; number > now; number -= 1)
        facts.push({ state, team, kind: 'ruled-out', number, isSettled });
      level.set(team, now);
    }
    clock = clock === Number.POSITIVE_INFINITY ? clock : (clockOf(match) ?? clock);
    rulings = rulingsOf(match);
    believed = match;
  }
  return { facts, doubtful };
}

/** Returns what viewers should have got of some lists. */
export function expectReports(lists: readonly ReceivedList[], periodMs: number): Omit<Reports, 'messages'> {
  const live = lists.filter(({ kind }) => kind === 'live');
  const newest = (place: number) =>
    Math.max(...live.filter((one) => lists.indexOf(one) < place).map(({ asOf }) => asOf));
  const returns = live
    .filter((one) => one.asOf - newest(lists.indexOf(one)) > Math.max(120_000, 2 * periodMs))
    .map(({ asOf }) => asOf);
  const isHidden = ({ asOf }: State) => returns.some((to) => asOf >= to && asOf <= to + 3000);
  const reports = {
    rows: [] as string[],
    takeovers: [] as string[],
    printer: [] as string[],
    alerts: [] as string[],
  };
  const ids = new Set(lists.flatMap(({ matches }) => matches.map(({ id }) => id)));
  for (const id of ids) {
    const states = statesOf(id, lists);
    const { facts, doubtful } = factsOf(states);
    const news = facts.filter(
      ({ state, kind, isSettled }) => !isHidden(state) && (kind === 'ruled-out' || !isSettled),
    );
    const timeOf = ({ receivedAt }: State) => new Date(receivedAt).toISOString().slice(11, 19);
    for (const { state, team, kind } of news)
      reports.takeovers.push(`${timeOf(state)} ${id} ${team} ${kind}`);
    for (const state of new Set(news.map((fact) => fact.state))) {
      const isGoal = news.some((fact) => fact.state === state && fact.kind === 'goal');
      reports.rows.push(`${timeOf(state)} ${id} ${isGoal ? 'goal' : 'ruled-out'}`);
    }
    /** Whether a goal had an alert before the list of a place: with its event at once, else after a second answer or a minute. */
    const hasAlertBefore = (end: number, goal: Fact): boolean => {
      const { match, place, asOf } = goal.state;
      const events = goalEvents(match, goal.team);
      const event = events.length === scoreOf(match, goal.team) ? events[goal.number - 1] : undefined;
      if (match.phase === 'finished' || (event && (event.minute !== null || event.player_name !== null)))
        return true;
      const between = states.filter((one) => one.place > place && one.place < end);
      const isAnswered = between.some((one) => !doubtful.has(one));
      const isTimeUp = lists.some(
        ({ receivedAt }, at) =>
          at > place &&
          at < end &&
          receivedAt - asOf >= 60_000 &&
          !between.some((one) => one.place <= at && doubtful.has(one)),
      );
      return isAnswered || isTimeUp;
    };
    const silent = new Set<Fact>();
    for (const goal of facts.filter(({ kind }) => kind === 'goal')) {
      const ruling = facts.find(
        (one) =>
          one.kind === 'ruled-out' &&
          one.team === goal.team &&
          one.number === goal.number &&
          one.state.place > goal.state.place,
      );
      if (hasAlertBefore(ruling?.state.place ?? lists.length, goal)) continue;
      silent.add(goal);
      if (ruling) silent.add(ruling);
    }
    for (const { state, team, kind } of facts)
      if (lists[state.place]?.kind === 'live') reports.printer.push(`${id} ${team} ${kind}`);
    for (const fact of news) if (!silent.has(fact)) reports.alerts.push(`${id} ${fact.team} ${fact.kind}`);
  }
  return reports;
}
