import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { momentOf } from '#web/format/minute.ts';
import { addGoal, scoreOf } from '#web/format/score.ts';
import type { Side } from '#web/format/side-of.ts';
import type { AlertKind } from '#web/settings/alerts.ts';
import type { Alert, AlertDetail } from './alert.ts';
import { isShielded } from './is-shielded.ts';
import { blankMemory, kickOffOf, type MatchMemory, SIDES, TALLIES, tallySource } from './match-memory.ts';
import { advanceTally, type TallyChange } from './tally.ts';

/** A match in an answer. */
export interface MatchSource {
  readonly record: MatchRow;
  /** World time of its answer, epoch ms. */
  readonly asOf: number;
  /** World seconds in a real second. */
  readonly rate: number;
}

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

function alertOf(
  kind: AlertKind,
  name: string,
  { record, asOf }: MatchSource,
  fields: Partial<Alert> = {},
): Alert {
  const { id: matchId, teams, league, scores, time } = record;
  return {
    key: `${matchId} ${name}`,
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

interface SideChange extends TallyChange {
  readonly tallyKind: (typeof TALLIES)[number];
  readonly side: Side;
}

function tallyAlert(
  { type, item, side, tallyKind }: SideChange,
  score: Score | null,
  source: MatchSource,
): Alert {
  const { key, minute, player, detail } = item;
  const fields = { key, side, minute, player, detail, score };
  if (type === 'revoked')
    return alertOf('ruled-out', '', source, { ...fields, key: `${key} ruled-out`, corrects: key });
  const corrects = type === 'reinstated' ? { corrects: `${key} ruled-out` } : {};
  return alertOf(tallyKind === 'goal' ? 'goals' : 'reds', '', source, { ...fields, ...corrects });
}

/** Puts goals of both sides into the order of play, as far as it is known. */
const byMinute = (a: SideChange, b: SideChange): number => minutes(a.item.minute) - minutes(b.item.minute);

function minutes(text: string | null): number {
  const [minute = 0, stoppage = 0] = (text ?? '999').split('+').map(Number);
  return minute + stoppage / 100;
}

function advanceTallies(memory: MatchMemory, source: MatchSource) {
  let { tallies } = memory;
  const changes: SideChange[] = [];
  for (const tallyKind of TALLIES)
    for (const side of SIDES) {
      const ofSide = tallySource(source.record, tallyKind, side);
      if (!ofSide) continue;
      const name = `${tallyKind} ${side}` as const;
      const next = advanceTally(tallies[name], { ...ofSide, asOf: source.asOf, rate: source.rate });
      tallies = { ...tallies, [name]: next.tally };
      changes.push(...next.changes.map((change) => ({ ...change, tallyKind, side })));
    }
  return { tallies, changes };
}

const addsGoal = ({ type, tallyKind }: SideChange): boolean =>
  tallyKind === 'goal' && (type === 'new' || type === 'reinstated');

function tallyAlerts(changes: readonly SideChange[], source: MatchSource): readonly Alert[] {
  const after = scoreOf(source.record);
  const goals = changes.filter(addsGoal).toSorted(byMinute);
  const scored = (side: Side) => goals.filter((goal) => goal.side === side).length;
  let score: Score | null = after && [after[0] - scored('home'), after[1] - scored('away')];
  const others = changes
    // A red card that is taken back has no alert of its own.
    .filter((change) => !addsGoal(change) && !(change.type === 'revoked' && change.tallyKind === 'red'))
    .map((change) => tallyAlert(change, after, source));
  const goalAlerts = goals.map((goal) => {
    score = score && addGoal(score, goal.side);
    return tallyAlert(goal, score, source);
  });
  return [...others, ...goalAlerts];
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
  const ofTallies = tallyAlerts(changes, source).filter((alert) => !isSettled || alert.corrects);
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
  return { memory: { ...memory, delivered: previous?.delivered ?? [] }, alerts: [] };
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
