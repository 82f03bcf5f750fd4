/** Reads the table of contradictions of docs/untidy-feed.md from a record, without the code that settles them. */
import { PERIODS, periodOf, TIMED_PERIODS } from '#contract/periods.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';

const ADDED_MINUTES = 15;
const AWARDED = 9;
const AFTER_KICKS = 31;

const partOf = (event: MatchEvent) => (PERIODS as readonly string[]).indexOf(periodOf(event));
const isCounted = ({ result, period }: MatchEvent) => result !== 'cancelled' && period !== PERIODS[4];
const isTimed = ({ minute, period }: MatchEvent) => minute !== null || period !== null;
const playerOf = ({ player_id, player_name }: MatchEvent) => player_id ?? player_name;

function hasTeam({ team_id, own_goal }: MatchEvent, own: string, other: string): boolean {
  return team_id === (own_goal ? other : own);
}

/** Whether a minute can be one of a period. */
function fits(period: string, minute: number): boolean {
  const timed = TIMED_PERIODS.find((one) => one.period === period);
  return !timed || (minute >= timed.before && minute <= timed.before + timed.length + ADDED_MINUTES);
}

/** Returns the rules of the table that a match breaks. */
export function contradictionsOf(match: Match | MatchRow): readonly string[] {
  const { phase, status, status_period, scores, teams, winner_team_id } = match;
  const { ht_score, ft_score, et_score, ps_score, home_score, away_score } = scores;
  const events = match.events ?? [];
  const broken: string[] = [];
  const check = (rule: string, isBroken: boolean) => {
    if (isBroken) broken.push(rule);
  };
  if (phase === 'scheduled') return events.length > 0 ? ['not-begun'] : [];
  const goals = events.filter((event) => event.type === 'goal' && isCounted(event));
  const isBeyond = [12, 13, 14, 31, 32].includes(status);
  const isFirstHalfOver =
    isBeyond || [3, 11].includes(status) || (phase === 'live' && status_period?.toLowerCase() === PERIODS[1]);
  const clock = match.time.minute?.minute;
  if (phase === 'live' && clock !== undefined && status !== 11 && status_period !== null)
    check('clock-period', !fits(status_period.toLowerCase(), clock));
  const final = home_score === null || away_score === null ? null : ([home_score, away_score] as const);
  if (final && status !== AWARDED) {
    const ends = [ht_score, isBeyond ? ft_score : null, et_score, final];
    const kicksScore = et_score ?? ft_score;
    if (ps_score && kicksScore && ps_score[0] + ps_score[1] > 0)
      check(
        'kicks-in-score',
        [0, 1].every((side) => final[side] === (kicksScore[side] ?? 0) + (ps_score[side] ?? 0)),
      );
    const isComplete =
      goals.every(isTimed) &&
      goals.filter((goal) => hasTeam(goal, teams.home.id, teams.away.id)).length === final[0] &&
      goals.filter((goal) => hasTeam(goal, teams.away.id, teams.home.id)).length === final[1];
    for (const [side, own, other] of [
      [0, teams.home.id, teams.away.id],
      [1, teams.away.id, teams.home.id],
    ] as const) {
      const ofSide = goals.filter((goal) => hasTeam(goal, own, other));
      const before = (part: number) => ofSide.filter((goal) => isTimed(goal) && partOf(goal) < part).length;
      check('goal-surplus', ofSide.length > final[side]);
      for (const [at, score] of ends.entries())
        check(
          'phase-score',
          ends.slice(at).some((later) => later && score && later[side] < score[side]),
        );
      if (isFirstHalfOver && ht_score) {
        check('phase-goals', before(1) > ht_score[side] || (isComplete && before(1) !== ht_score[side]));
      }
      if (isBeyond && ft_score) {
        check('phase-goals', before(2) > ft_score[side] || (isComplete && before(2) !== ft_score[side]));
      }
      const isSingle = match.leg === null && match.aggregate_id === null;
      check(
        'winner',
        phase === 'finished' &&
          isSingle &&
          winner_team_id === other &&
          (status === AFTER_KICKS
            ? (ps_score?.[side] ?? 0) > (ps_score?.[(1 - side) as 0 | 1] ?? 0)
            : final[side] > final[(1 - side) as 0 | 1]),
      );
      const kicks = events.filter(
        ({ type, result }) => type === 'penalty_shootout_scored' && result !== 'cancelled',
      );
      if (ps_score)
        check('kick-surplus', kicks.filter(({ team_id }) => team_id === own).length > ps_score[side]);
    }
    check('goal-surplus', goals.length > final[0] + final[1]);
  }
  const byPlayer = Map.groupBy(
    events.filter((event) => playerOf(event) !== null),
    playerOf,
  );
  for (const own of byPlayer.values()) {
    const isConfirmed = (event: MatchEvent) =>
      event.type.startsWith('penalty_shootout_') || (event.type === 'goal' && isCounted(event));
    const others = own.filter(
      (event) => !isConfirmed(event) && event.type !== 'var' && event.result !== 'cancelled',
    );
    const goalTeams = new Set(own.filter(isConfirmed).map(({ team_id }) => team_id));
    const teamIds = new Set([
      ...(goalTeams.size === 1 ? goalTeams : []),
      ...others.map(({ team_id }) => team_id),
    ]);
    check('player-side', [...teamIds].filter((id) => id !== null).length > 1);
    const dismissals = others.filter(({ type }) => type === 'redcard' || type === 'yellowredcard');
    check('second-dismissal', dismissals.length > 1);
    for (const [at, event] of others.entries()) {
      const near = (minutes: number) => (other: MatchEvent) =>
        other !== event &&
        (other.minute === event.minute ||
          (other.minute !== null &&
            event.minute !== null &&
            Math.abs(other.minute - event.minute) <= minutes));
      const isCard = event.type.endsWith('card');
      if (isCard || event.type === 'substitution')
        check(
          'repeat',
          others
            .slice(at + 1)
            .filter(near(2))
            .some(({ type }) => type === event.type),
        );
      if (event.type === 'yellowredcard')
        check(
          'second-yellow',
          others.filter(near(1)).some(({ type }) => type === 'yellowcard'),
        );
    }
  }
  for (const event of events)
    if (event.minute !== null && event.period !== null)
      check('event-period', !fits(event.period.toLowerCase(), event.minute));
  const keys = events.map(
    (event) => partOf(event) * 1_000 + (event.minute ?? 500) + (event.extra_minute ?? 0) / 100,
  );
  check(
    'order',
    keys.some((key, at) => at > 0 && key < (keys[at - 1] ?? 0)),
  );
  return [...new Set(broken)];
}
