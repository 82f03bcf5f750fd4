import { periodOf } from '#contract/periods.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { type Side, sideOf } from '#web/format/side-of.ts';
import { type Statistic, type Totals, totalsOf } from './pairs.ts';

/** A countable period of a match; `extra` is both halves of extra time. */
export type Half = '1st half' | '2nd half' | 'extra';

const SIDES = ['home', 'away'] as const;
const HALVES: readonly Half[] = ['1st half', '2nd half', 'extra'];

/**
 * Returns the statistic that an event adds to, by the service's own rule: a goal is a shot on target, an own goal
 * is not.
 */
function countsFor({ type, own_goal }: MatchEvent): Statistic | null {
  switch (type) {
    case 'goal':
      return own_goal ? null : 'shots_on_target';
    case 'shot_on_target':
    case 'shot_off_target':
      return type === 'shot_on_target' ? 'shots_on_target' : 'shots_off_target';
    case 'corner':
      return 'corners';
    case 'yellowcard':
      return 'yellowcards';
    case 'redcard':
      return 'redcards';
    case 'substitution':
      return 'substitutions';
    default:
      return null;
  }
}
/** Statistics that follow from events; all others have running totals only. */
const COUNTED: readonly Statistic[] = [
  'shots_on_target',
  'shots_off_target',
  'corners',
  'yellowcards',
  'redcards',
  'substitutions',
];

function halfOf(event: MatchEvent): Half | null {
  const name = periodOf(event);
  if (name === '1st half' || name === '2nd half') return name;
  return name.startsWith('extra') ? 'extra' : null;
}

function count(match: Match, side: Side, key: Statistic, half: Half | null): number {
  return (match.events ?? []).filter(
    (event) =>
      event.result !== 'cancelled' &&
      countsFor(event) === key &&
      sideOf(event, match.teams) === side &&
      (half === null ? halfOf(event) !== null : halfOf(event) === half),
  ).length;
}

/** Returns whether the events of both sides add up to the service's totals, where it has any. */
function addsUp(match: Match, key: Statistic): boolean {
  const [home, away] = totalsOf(match);
  return ([home[key], away[key]] as const).every((told, at) => {
    const counted = count(match, at === 0 ? 'home' : 'away', key, null);
    return told == null || told === counted;
  });
}

/**
 * Returns whether a statistic can be counted by half. Goals imply shots on target only where shots are counted at
 * all, and an event without period and minute belongs to no half.
 */
function isCounted(match: Match, key: Statistic): boolean {
  const isAnywhere = (event: MatchEvent) => event.period === null && event.minute === null;
  if ((match.events ?? []).some((event) => countsFor(event) === key && isAnywhere(event))) return false;
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
export function totalsByHalf(match: Match): ReadonlyMap<Half, readonly [home: Totals, away: Totals]> {
  const events = match.events ?? [];
  const keys = COUNTED.filter(
    (key) =>
      SIDES.some((side) => count(match, side, key, null) > 0) && isCounted(match, key) && addsUp(match, key),
  );
  const begun = HALVES.filter((half) => events.some((event) => halfOf(event) === half));
  if (keys.length === 0) return new Map();
  const of = (side: Side, half: Half): Totals =>
    Object.fromEntries(keys.map((key) => [key, count(match, side, key, half)]));
  return new Map(begun.map((half) => [half, [of('home', half), of('away', half)]]));
}
