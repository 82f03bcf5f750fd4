import { isObject } from '#contract/is-object.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { hasBell, hasPlayerBell, isWanted } from '#news/alerts/bells.ts';
import {
  type AlertMatch,
  advanceAlertMatch,
  advanceLineUps,
  blankMatch,
  confirmByTime,
} from '#news/alerts/match-alerts.ts';
import { isGap } from '#news/gap.ts';
import { isMatchMemory } from '#news/is-match-memory.ts';
import { isShielded } from '#news/is-shielded.ts';
import { OVER } from '#news/match-memory.ts';
import type { MatchStore } from '#news/match-store.ts';
import type { AlertSettings } from '#web/settings/alerts.ts';

type Bells = AlertSettings['bells'];

/** What the tabs have seen of the matches with a bell. */
export interface AlertMemory {
  /** World time of the newest live list, epoch ms. */
  readonly asOf: number;
  /** The bells for which it was made. */
  readonly bells: Bells;
  readonly matches: Readonly<Record<string, AlertMatch>>;
}

/** What a store of matches adds to the memory. */
export interface AlertStep {
  readonly memory: AlertMemory;
  readonly alerts: readonly Alert[];
  /** Whether the answers before are so old that the alerts belong in a digest. */
  readonly isGap: boolean;
}

interface AlertSource {
  /** World time, epoch ms. */
  readonly now: number;
  readonly store: MatchStore;
  readonly bells: Bells;
  /** World seconds in a real second. */
  readonly rate: number;
  /** Time between two polls of the live list, real ms. */
  readonly periodMs: number;
  /** Whether the line-ups of matches are out, by id, as far as they were looked for. */
  readonly lineUps: ReadonlyMap<string, boolean>;
}

/** A match that appears in the live list later than in this minute was in play before. */
const MAX_FIRST_MINUTE = 3;
/** Matches that no answer had for this long are forgotten, ms. */
const MAX_AGE_MS = 129_600_000;

/** Returns whether a match can cause alerts. */
export const isWatched = (match: MatchRow, bells: Bells): boolean =>
  hasBell(match, bells) || (match.phase === 'live' && hasPlayerBell(bells));

/** World time of the newest answer that the memory is from, epoch ms. */
const newestIn = ({ asOf, matches }: AlertMemory): number =>
  Math.max(asOf, ...Object.values(matches).map((match) => match.asOf));

function isFirstSight({ phase, status_period, time }: MatchRow): boolean {
  const minute = time.minute?.minute ?? 0;
  return phase === 'live' && /1st/i.test(status_period ?? '1st half') && minute <= MAX_FIRST_MINUTE;
}

/** Compares what is in the store with what has been seen. Without a memory there are no alerts. */
export function advanceAlerts(memory: AlertMemory | null, source: AlertSource): AlertStep {
  const { now, store, bells, rate, periodMs, lineUps } = source;
  const asOf = Math.max(memory?.asOf ?? store.liveAsOf, store.liveAsOf);
  const areListsMissed = memory !== null && isGap(memory.asOf, asOf, periodMs, rate);
  // After an absence a day's list may come before the live one.
  const isReturn = memory !== null && isGap(newestIn(memory), store.asOf, periodMs, rate);
  const hasWatched = (match: MatchRow) => memory !== null && isWatched(match, memory.bells);
  // A match that appears in the live list kicks off now, unless live lists were missed.
  const canKickOff = memory !== null && !areListsMissed && asOf > memory.asOf;
  const matches: Record<string, AlertMatch> = {};
  for (const [id, match] of Object.entries(memory?.matches ?? {}))
    if (asOf - match.asOf < MAX_AGE_MS) matches[id] = match;
  const alerts: Alert[] = [];
  for (const [id, { record, asOf: at }] of store.entries) {
    if (!isWatched(record, bells)) continue;
    const ofMatch = { record, asOf: at, rate };
    const isOld = hasWatched(record);
    const isNew = canKickOff && isOld && isFirstSight(record) && !isShielded(record);
    const previous = matches[id] ?? (isNew ? blankMatch(record) : undefined);
    // What happened before its bell was turned on is history.
    const step = advanceAlertMatch(isOld ? previous : previous && { ...previous, isShielded: true }, ofMatch);
    const areOut = lineUps.get(id);
    const withLineUps =
      areOut === undefined ? { ...step, alerts: [] } : advanceLineUps(step.memory, areOut, ofMatch);
    const timed = confirmByTime(withLineUps.memory, now, rate);
    matches[id] = timed.memory;
    alerts.push(...step.alerts, ...withLineUps.alerts, ...timed.alerts);
  }
  return { memory: { asOf, bells, matches }, alerts, isGap: areListsMissed || isReturn };
}

/** Alerts by what they are to the viewer. */
export interface Deliveries {
  readonly memory: AlertMemory;
  /** Not delivered before. */
  readonly news: readonly Alert[];
  /** Alerts that were delivered, with the scorer's name or after a ruling was taken back. */
  readonly updates: readonly Alert[];
}

/** Picks the alerts that bells ask for, and remembers them. A goal that had an alert is corrected in any case. */
export function pickAlerts(memory: AlertMemory, alerts: readonly Alert[], bells: Bells): Deliveries {
  const matches = { ...memory.matches };
  const news: Alert[] = [];
  const updates: Alert[] = [];
  for (const alert of alerts) {
    const match = matches[alert.matchId];
    if (!match) continue;
    const hasDelivered = (key: string | undefined) => key !== undefined && match.delivered.includes(key);
    const isRuling = alert.kind === 'ruled-out';
    const isBack = !isRuling && alert.corrects !== undefined;
    if (hasDelivered(alert.key) || (isBack && hasDelivered(alert.corrects))) updates.push(alert);
    else if (!isBack && (isWanted(alert, bells) || (isRuling && hasDelivered(alert.corrects)))) {
      news.push(alert);
      matches[alert.matchId] = { ...match, delivered: [...match.delivered, alert.key] };
    }
  }
  return { memory: { ...memory, matches }, news, updates };
}

const isAlertMatch = (json: unknown): json is AlertMatch =>
  isMatchMemory(json) && 'delivered' in json && Array.isArray(json.delivered);

/** What earlier versions have not stored, or by another name. */
interface EarlierMatch extends Omit<AlertMatch, keyof typeof BLANKS> {
  readonly isOver?: boolean;
}

const BLANKS = {
  homeId: null,
  progress: null,
  rulings: 0,
  fallenSince: null,
  isDoubtful: false,
  unconfirmed: [],
  retracted: [],
};

const completeMatch = (match: EarlierMatch): AlertMatch => ({
  ...BLANKS,
  progress: match.isOver === true ? OVER : null,
  ...match,
});

/** Reads a stored memory; null if it is unreadable, which is like a first visit. */
export function alertMemoryIn(json: unknown): AlertMemory | null {
  if (!isObject(json)) return null;
  const { asOf, bells, matches } = json;
  if (typeof asOf !== 'number' || !isObject(bells) || !isObject(matches)) return null;
  const entries = Object.entries(matches);
  if (!entries.every((entry): entry is [string, AlertMatch] => isAlertMatch(entry[1]))) return null;
  return {
    ...(json as unknown as AlertMemory),
    matches: Object.fromEntries(entries.map(([id, match]) => [id, completeMatch(match)])),
  };
}
