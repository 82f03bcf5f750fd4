import type { MatchRow } from '#contract/records/match.ts';
import { momentOf } from '#web/format/minute.ts';
import type { Alert, AlertDetail } from './alert.ts';
import { alertOf, type MatchSource } from './alert-of.ts';
import { isShielded } from './is-shielded.ts';
import { asHistory, blankMemory, kickOffOf, type MatchMemory } from './match-memory.ts';
import { advanceTallies, tallyAlerts } from './tally-alerts.ts';

interface Step {
  readonly memory: MatchMemory;
  readonly alerts: readonly Alert[];
}

/** A kick-off that is seen later in the match is history, minutes. */
const MAX_KICK_OFF_MINUTE = 10;
/** A decision at a desk changes the score without a goal. */
const AWARDED = 'awarded';

const DETAILS: ReadonlySet<string> = new Set([
  'after-extra-time',
  'after-penalties',
  AWARDED,
  'abandoned',
  'postponed',
  'cancelled',
] satisfies AlertDetail[]);

const stateOf = (match: MatchRow) => momentOf(match, null, null).kind;

function detailOf(match: MatchRow): AlertDetail | null {
  const state = stateOf(match);
  return DETAILS.has(state) ? (state as AlertDetail) : null;
}

/** Returns the milestones that a match has reached, in their order. */
function milestonesOf(match: MatchRow): readonly string[] {
  const { phase, status_period } = match;
  if (phase === 'off') return [stateOf(match)];
  const isPastHalf = stateOf(match) === 'half-time' || /2nd|extra|penalt/i.test(status_period ?? '');
  return [
    phase !== 'scheduled' && 'kick-off',
    phase === 'live' && isPastHalf && 'half-time',
    phase === 'finished' && 'full-time',
  ].filter((one) => one !== false);
}

function milestoneAlert(name: string, source: MatchSource): Alert | null {
  const { record } = source;
  const { phase, time } = record;
  if (name === 'kick-off')
    return phase === 'live' && (time.minute?.minute ?? 0) <= MAX_KICK_OFF_MINUTE
      ? alertOf('kick-off', name, source)
      : null;
  if (name === 'half-time')
    return stateOf(record) === 'half-time' ? alertOf('half-time', name, source) : null;
  const detail = detailOf(record);
  if (name === 'full-time') return alertOf('full-time', name, source, { detail });
  return alertOf('moved', name, source, { detail });
}

/** Returns the alert of a kick-off that is now at another time. */
function newTimeAlert({ kickOff }: MatchMemory, source: MatchSource): Alert | null {
  const now = kickOffOf(source.record);
  const isMoved = source.record.phase === 'scheduled' && kickOff !== null && now !== null && now !== kickOff;
  return isMoved ? alertOf('moved', `moved ${now}`, source, { detail: 'new-time' }) : null;
}

function advance(previous: MatchMemory, source: MatchSource): Step {
  const { record, asOf } = source;
  const { tallies, changes } = advanceTallies(previous, source);
  const reached = milestonesOf(record).filter((name) => !previous.milestones.includes(name));
  const milestoneAlerts = reached
    .map((name) => milestoneAlert(name, source))
    .filter((alert) => alert !== null);
  const isSettled = previous.isOver || detailOf(record) === AWARDED;
  const newTime = newTimeAlert(previous, source);
  // After the final result only a goal that had an alert is corrected.
  const ofTallies = tallyAlerts(changes, tallies, source).filter((alert) => !isSettled || alert.corrects);
  const [start, end] = [milestoneAlerts.filter(isStart), milestoneAlerts.filter((alert) => !isStart(alert))];
  return {
    memory: {
      ...previous,
      asOf,
      isShielded: false,
      kickOff: kickOffOf(record) ?? previous.kickOff,
      isOver: previous.isOver || record.phase === 'finished',
      tallies,
      milestones: [...previous.milestones, ...reached],
    },
    alerts: [...(newTime ? [newTime] : []), ...start, ...ofTallies, ...end],
  };
}

const isStart = ({ kind }: Alert): boolean => kind === 'kick-off';

/**
 * Returns what has happened in a match since it was last seen. Nothing at first sight, in an older answer, and when the
 * spoiler shield is raised.
 */
export function advanceMatch(previous: MatchMemory | undefined, source: MatchSource): Step {
  const { record, asOf } = source;
  if (previous && asOf <= previous.asOf) return { memory: previous, alerts: [] };
  if (isShielded(record)) {
    const memory = previous ?? blankMemory(record);
    return { memory: { ...memory, asOf, isShielded: true }, alerts: [] };
  }
  if (previous && !previous.isShielded) return advance(previous, source);
  const { memory } = advance(blankMemory(record), source);
  const tallies = asHistory(memory.tallies);
  return { memory: { ...memory, tallies, delivered: previous?.delivered ?? [] }, alerts: [] };
}

/** Returns the alert of line-ups that are out now and were not when they were last looked for. */
export function advanceLineUps(previous: MatchMemory, areOut: boolean, source: MatchSource): Step {
  const hasSeen = (name: string) => previous.milestones.includes(name);
  if (hasSeen('line-ups')) return { memory: previous, alerts: [] };
  const milestone = areOut ? 'line-ups' : 'no line-ups';
  const milestones = hasSeen(milestone) ? previous.milestones : [...previous.milestones, milestone];
  const isNews = areOut && hasSeen('no line-ups') && !isShielded(source.record);
  return {
    memory: { ...previous, milestones },
    alerts: isNews ? [alertOf('line-ups', 'line-ups', source)] : [],
  };
}
