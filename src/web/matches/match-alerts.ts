import type { MatchRow } from '#contract/records/match.ts';
import { advanceMatch, firstMemory } from '#news/advance-match.ts';
import type { ChangeKind, MatchChange } from '#news/match-change.ts';
import { blankMemory, type MatchMemory } from '#news/match-memory.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import { momentOf } from '#web/format/minute.ts';
import type { AlertKind } from '#web/settings/alerts.ts';
import type { Alert, AlertDetail } from './alert.ts';
import { alertOf, type MatchSource } from './alert-of.ts';
import { isShielded } from './is-shielded.ts';

/** What has been seen of a match, so that nothing is an alert twice, in whatever tab. */
export interface AlertMatch extends MatchMemory {
  /** Whether the spoiler shield hid the match. */
  readonly isShielded: boolean;
  /** Epoch seconds; null while the hour is to be announced. */
  readonly kickOff: number | null;
  /** What was reached and happens once: `kick-off`, `half-time`, `full-time`, `line-ups`, `postponed`. */
  readonly milestones: readonly string[];
  /** Keys of the alerts that were delivered. */
  readonly delivered: readonly string[];
}

const kickOffOf = (match: MatchRow): number | null => (isHourKnown(match) ? match.time.timestamp : null);

/** A match with a bell before kick-off. */
export const blankMatch = (match: MatchRow): AlertMatch => ({
  ...blankMemory(match),
  isShielded: false,
  kickOff: kickOffOf(match),
  milestones: [],
  delivered: [],
});

interface Step {
  readonly memory: AlertMatch;
  readonly alerts: readonly Alert[];
}

/** A kick-off that is seen later in the match is history, minutes. */
const MAX_KICK_OFF_MINUTE = 10;
const DETAILS: ReadonlySet<string> = new Set([
  'after-extra-time',
  'after-penalties',
  'awarded',
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
function newTimeAlert({ kickOff }: AlertMatch, source: MatchSource): Alert | null {
  const now = kickOffOf(source.record);
  const isMoved = source.record.phase === 'scheduled' && kickOff !== null && now !== null && now !== kickOff;
  return isMoved ? alertOf('moved', `moved ${now}`, source, { detail: 'new-time' }) : null;
}

/** A red card that is taken back has no alert. */
const ALERT_KINDS: Readonly<Partial<Record<ChangeKind, AlertKind>>> = {
  goal: 'goals',
  'goal-details': 'goals',
  'ruled-out': 'ruled-out',
  red: 'reds',
  'red-details': 'reds',
};

/** Returns the alert of a change; null without one, as for the scorer of a goal from before first sight. */
function changeAlert(change: MatchChange, source: MatchSource): Alert | null {
  const kind = ALERT_KINDS[change.kind];
  if (!kind || !change.isNews) return null;
  const { id: key, side, minute, player, detail, score, supersedes } = change;
  const fields = { key, side, minute, player, detail, score };
  return alertOf(kind, '', source, supersedes === null ? fields : { ...fields, corrects: supersedes });
}

function advance(previous: AlertMatch, source: MatchSource): Step {
  const { record } = source;
  const { memory, changes } = advanceMatch(previous, source, true);
  const reached = milestonesOf(record).filter((name) => !previous.milestones.includes(name));
  const milestoneAlerts = reached
    .map((name) => milestoneAlert(name, source))
    .filter((alert) => alert !== null);
  const newTime = newTimeAlert(previous, source);
  const changeAlerts = changes.map((change) => changeAlert(change, source)).filter((alert) => alert !== null);
  const [start, end] = [milestoneAlerts.filter(isStart), milestoneAlerts.filter((alert) => !isStart(alert))];
  return {
    memory: {
      ...previous,
      ...memory,
      isShielded: false,
      kickOff: kickOffOf(record) ?? previous.kickOff,
      milestones: [...previous.milestones, ...reached],
    },
    alerts: [...(newTime ? [newTime] : []), ...start, ...changeAlerts, ...end],
  };
}

const isStart = ({ kind }: Alert): boolean => kind === 'kick-off';

/**
 * Returns what has happened in a match since it was last seen. Nothing at first sight, in an older answer, and when the
 * spoiler shield is raised.
 */
export function advanceAlertMatch(previous: AlertMatch | undefined, source: MatchSource): Step {
  const { record, asOf } = source;
  if (previous && asOf <= previous.asOf) return { memory: previous, alerts: [] };
  if (isShielded(record)) {
    const memory = previous ?? blankMatch(record);
    return { memory: { ...memory, asOf, isShielded: true }, alerts: [] };
  }
  if (previous && !previous.isShielded) return advance(previous, source);
  const { memory } = advance(blankMatch(record), source);
  return { memory: { ...memory, ...firstMemory(source), delivered: previous?.delivered ?? [] }, alerts: [] };
}

/** Returns the alert of line-ups that are out now and were not when they were last looked for. */
export function advanceLineUps(previous: AlertMatch, areOut: boolean, source: MatchSource): Step {
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
