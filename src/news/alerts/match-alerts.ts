import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import { advanceMatch, firstStep } from '#news/advance-match.ts';
import { isShielded } from '#news/is-shielded.ts';
import type { MatchChange } from '#news/match-change.ts';
import { blankMemory, type MatchMemory, type NewsMatch, tallySource } from '#news/match-memory.ts';
import type { Alert } from './alert.ts';
import type { AlertKind } from './alert-kinds.ts';

/** A match in an answer. */
interface MatchSource {
  readonly record: MatchRow;
  /** World time of its answer, epoch ms. */
  readonly asOf: number;
  /** World seconds in a real second. */
  readonly rate: number;
}

/** Returns an alert of a match. */
export function alertOf(
  kind: Alert['kind'],
  { record, asOf }: Pick<MatchSource, 'record' | 'asOf'>,
  fields: Pick<Alert, 'key'> & Partial<Alert>,
): Alert {
  const { id: matchId, teams, league, scores, time } = record;
  return {
    kind,
    matchId,
    teams,
    league,
    score: scoreOf(record),
    penalties: scores.ps_score,
    side: null,
    player: null,
    minute: null,
    detail: null,
    kickOff: time.timestamp,
    at: asOf,
    ...fields,
  };
}

/** What has been seen of a match, so that nothing is an alert twice, in whatever tab. */
export interface AlertMatch extends MatchMemory {
  /** Whether the spoiler shield hid the match. */
  readonly isShielded: boolean;
  /** Goals without an event that one answer has shown: they wait for a second one. */
  readonly unconfirmed: readonly Alert[];
  /** Keys of goals that were taken back before they had an alert. */
  readonly retracted: readonly string[];
  /** Keys of the alerts that were delivered. */
  readonly delivered: readonly string[];
}

/** A match with a bell before kick-off. */
export const blankMatch = (match: NewsMatch): AlertMatch => ({
  ...blankMemory(match),
  isShielded: false,
  unconfirmed: [],
  retracted: [],
  delivered: [],
});

interface Step {
  readonly memory: AlertMatch;
  readonly alerts: readonly Alert[];
}

/** A red card that is taken back has no alert. */
const ALERT_KINDS: Readonly<Partial<Record<MatchChange['kind'], AlertKind>>> = {
  'kick-off': 'kick-off',
  'half-time': 'half-time',
  'full-time': 'full-time',
  off: 'moved',
  rescheduled: 'moved',
  goal: 'goals',
  'goal-details': 'goals',
  'ruled-out': 'ruled-out',
  red: 'reds',
  'red-details': 'reds',
};

/** Returns the alert of a change; null without one, as for the scorer of a goal from before first sight. */
function alertOfChange(change: MatchChange, source: MatchSource): Alert | null {
  const kind = ALERT_KINDS[change.kind];
  if (!kind || !change.isNews) return null;
  const { id: key, score } = change;
  if (change.side === null) {
    const detail = change.kind === 'rescheduled' ? 'new-time' : change.detail;
    return alertOf(kind, source, { key, score, detail });
  }
  const { side, minute, player, detail, supersedes } = change;
  const fields = { key, side, minute, player, detail, score };
  return alertOf(kind, source, supersedes === null ? fields : { ...fields, corrects: supersedes });
}

/** Whether an alert waits for a second answer: a goal without an event, but at the end, when no answer has one. */
function isUnconfirmed({ kind, side, minute, player }: Alert, { record }: MatchSource): boolean {
  if (kind !== 'goals' || !side || record.phase === 'finished') return false;
  const goals = tallySource(record, 'goal', side);
  // A goal that counts again keeps the details that it had.
  return (!minute && !player) || goals?.events.length !== goals?.count;
}

/** Takes the goals that have an alert now from those that were taken back before they had one. */
const withoutAlerted = (retracted: readonly string[], alerts: readonly Alert[]): readonly string[] =>
  retracted.filter((key) => !alerts.some((alert) => alert.key === key));

function advance(previous: AlertMatch, source: MatchSource): Step {
  const { memory, changes } = advanceMatch(previous, source, true);
  const all = changes.map((change) => alertOfChange(change, source)).filter((alert) => alert !== null);
  const isTakenBack = ({ key }: Alert) => all.some(({ corrects }) => corrects === key);
  const takenBack = previous.unconfirmed.filter(isTakenBack);
  // A goal that was taken back before it had an alert was none, and is a new one if it counts again.
  const alerts = all
    .filter(({ corrects }) => !takenBack.some(({ key }) => key === corrects))
    .map(({ corrects: ownCorrects, ...alert }) => {
      const corrects = ownCorrects ?? previous.unconfirmed.find(({ key }) => key === alert.key)?.corrects;
      return corrects && !previous.retracted.includes(alert.key) ? { ...alert, corrects } : alert;
    });
  const isAnswered = ({ key }: Alert) => all.some((alert) => alert.key === key);
  const rest = previous.unconfirmed.filter((alert) => !isAnswered(alert) && !isTakenBack(alert));
  const unconfirmed = alerts.filter((alert) => isUnconfirmed(alert, source));
  const confirms = !memory.isDoubtful && scoreOf(source.record) !== null;
  const due = [...(confirms ? rest : []), ...alerts.filter((alert) => !unconfirmed.includes(alert))];
  const retracted = takenBack.filter(({ corrects }) => corrects === undefined).map(({ key }) => key);
  return {
    memory: {
      ...previous,
      ...memory,
      isShielded: false,
      retracted: withoutAlerted([...previous.retracted, ...retracted], due),
      unconfirmed: confirms ? unconfirmed : [...rest, ...unconfirmed],
    },
    alerts: due,
  };
}

/** Goals without a second answer have an alert after this time, real ms, unless an answer took them back. */
export const CONFIRMED_AFTER_MS = 60_000;

/**
 * Returns the alerts that have waited long enough.
 *
 * @param now world time, epoch ms
 */
export function confirmByTime(memory: AlertMatch, now: number, rate: number): Step {
  const isDue = ({ at }: Alert) => !memory.isDoubtful && now - at >= CONFIRMED_AFTER_MS * rate;
  const alerts = memory.unconfirmed.filter(isDue);
  if (alerts.length === 0) return { memory, alerts };
  const unconfirmed = memory.unconfirmed.filter((alert) => !isDue(alert));
  return {
    memory: { ...memory, unconfirmed, retracted: withoutAlerted(memory.retracted, alerts) },
    alerts,
  };
}

/**
 * Returns what has happened in a match since it was last seen. Nothing at first sight, in an older answer, and when the
 * spoiler shield is raised.
 */
export function advanceAlertMatch(previous: AlertMatch | undefined, source: MatchSource): Step {
  const { record, asOf } = source;
  if (previous && asOf <= previous.asOf) return { memory: previous, alerts: [] };
  if (isShielded(record)) {
    const memory = previous ?? blankMatch(record);
    return { memory: { ...memory, asOf, isShielded: true, unconfirmed: [] }, alerts: [] };
  }
  if (previous && !previous.isShielded) return advance(previous, source);
  const memory = { ...blankMatch(record), ...firstStep(source).memory, delivered: previous?.delivered ?? [] };
  return { memory, alerts: [] };
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
    alerts: isNews ? [alertOf('line-ups', source, { key: `${source.record.id} line-ups` })] : [],
  };
}
