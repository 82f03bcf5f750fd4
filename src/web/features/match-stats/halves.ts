import { periodOf } from '#contract/periods.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { SIDES, type Side, sideOf } from '#contract/side-of.ts';
import { type Statistic, type Totals, totalsOf } from './totals.ts';

/** A countable period of a match; `extra` is both halves of extra time. */
export type StatsPeriod = '1st half' | '2nd half' | 'extra';

const HALVES: readonly StatsPeriod[] = ['1st half', '2nd half', 'extra'];

/** The statistic that an event adds to, by the service's own rule. All others have running totals only. */
const STATISTICS: Readonly<Record<string, Statistic>> = {
  goal: 'shots_on_target',
  shot_on_target: 'shots_on_target',
  shot_off_target: 'shots_off_target',
  corner: 'corners',
  yellowcard: 'yellowcards',
  redcard: 'redcards',
  substitution: 'substitutions',
};
const COUNTABLE_STATISTICS = [...new Set(Object.values(STATISTICS))];

/** A goal is a shot on target, an own goal is not. */
const statisticOf = ({ type, own_goal }: MatchEvent) =>
  type === 'goal' && own_goal ? undefined : STATISTICS[type];

function periodOfEvent(event: MatchEvent): StatsPeriod | null {
  const name = periodOf(event);
  if (name === '1st half' || name === '2nd half') return name;
  return name.startsWith('extra') ? 'extra' : null;
}

function count(match: Match, side: Side, key: Statistic, period: StatsPeriod | null): number {
  return (match.events ?? []).filter(
    (event) =>
      event.result !== 'cancelled' &&
      statisticOf(event) === key &&
      sideOf(event, match.teams) === side &&
      (period === null ? periodOfEvent(event) !== null : periodOfEvent(event) === period),
  ).length;
}

/** Returns whether the events of both sides add up to the service's totals, where it has any. */
function addsUp(match: Match, key: Statistic): boolean {
  const [home, away] = totalsOf(match);
  return ([home[key], away[key]] as const).every((officialTotal, at) => {
    const countedTotal = count(match, at === 0 ? 'home' : 'away', key, null);
    return officialTotal == null || officialTotal === countedTotal;
  });
}

/**
 * Returns whether a statistic can be counted by half. Goals imply shots on target only where shots are counted at
 * all, and an event without period and minute belongs to no half.
 */
function isCountable(match: Match, key: Statistic): boolean {
  const hasNoTime = (event: MatchEvent) => event.period === null && event.minute === null;
  if ((match.events ?? []).some((event) => statisticOf(event) === key && hasNoTime(event))) return false;
  if (key !== 'shots_on_target') return true;
  return (
    totalsOf(match).some((totals) => totals[key] != null) ||
    (match.events ?? []).some(({ type }) => type === 'shot_on_target' || type === 'shot_off_target')
  );
}

/**
 * Returns the statistics of each period, counted from the events. A statistic whose events do not add up to the
 * service's total is omitted, as are periods without any statistic.
 */
export function totalsByHalf(match: Match): ReadonlyMap<StatsPeriod, readonly [home: Totals, away: Totals]> {
  const events = match.events ?? [];
  const keys = COUNTABLE_STATISTICS.filter(
    (key) =>
      SIDES.some((side) => count(match, side, key, null) > 0) &&
      isCountable(match, key) &&
      addsUp(match, key),
  );
  const startedHalves = HALVES.filter((period) => events.some((event) => periodOfEvent(event) === period));
  if (keys.length === 0) return new Map();
  const countAll = (side: Side, period: StatsPeriod): Totals =>
    Object.fromEntries(keys.map((key) => [key, count(match, side, key, period)]));
  return new Map(
    startedHalves.map((period) => [period, [countAll('home', period), countAll('away', period)]]),
  );
}
