import { DAY_MS } from '#contract/durations.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { hasBell } from '#news/alerts/bells.ts';
import { OVER } from '#news/match-memory.ts';
import type { MatchStore } from '#news/match-store.ts';
import { dayAt } from '#web/format/day.ts';
import { type AlertMemory, isWatched } from '#web/matches/alert-memory.ts';
import type { AlertSettings } from '#web/settings/alerts.ts';

/** What alerts need besides the live list. */
export interface SideRequests {
  /** UTC days whose list is requested. */
  readonly days: readonly string[];
  /** Ids of matches that are requested together. */
  readonly matches: readonly string[];
  /** Whether a match has left the live list, so that its result is due. */
  readonly isUrgent: boolean;
  /** Matches whose line-ups are requested. */
  readonly soon: readonly MatchRow[];
}

/** Line-ups are looked for from this long before kick-off, ms. */
const LINE_UPS_LEAD_MS = 75 * 60_000;
const MAX_LINE_UPS = 8;
/** A match that has neither begun nor been called off this long after its kick-off is looked for, ms. */
const MAX_DELAY_MS = 600_000;
/** Matches without a result are given up after this long, ms. */
const MAX_MATCH_MS = 6 * 3_600_000;

/** Kinds of which the live list says nothing. */
const EARLY_KINDS = ['line-ups', 'moved'] as const;

/** Returns the days of which the bells of teams and competitions need the matches that have not begun. */
function daysFor(bells: AlertSettings['bells'], now: number): readonly string[] {
  const needsDays = Object.entries(bells).some(
    ([key, kinds]) => /^(?:team|competition) /.test(key) && EARLY_KINDS.some((kind) => kinds.includes(kind)),
  );
  return needsDays ? [dayAt(now, 'UTC'), dayAt(now + DAY_MS, 'UTC')] : [];
}

/** Returns the ids of matches with a bell that should be in play or over, and are not in the live list. */
function missingIds(
  { matches }: AlertMemory,
  { liveIds, entries }: MatchStore,
  bells: AlertSettings['bells'],
  now: number,
): readonly string[] {
  const isMissing = (id: string) => {
    const match = matches[id];
    const record = entries.get(id)?.record;
    if (!match || match.progress === OVER || liveIds.has(id) || match.kickOff === null) return false;
    // Of a match that is watched for a player's sake no result is needed.
    if (record && !hasBell(record, bells)) return false;
    const since = now - match.kickOff * 1000;
    const isOff = ['postponed', 'cancelled', 'abandoned'].some((name) => match.milestones.includes(name));
    const isDue = match.milestones.includes('kick-off') || since > MAX_DELAY_MS;
    return !isOff && isDue && since < MAX_MATCH_MS;
  };
  return Object.keys(matches).filter(isMissing);
}

/** Returns the matches that begin soon and whose line-ups a bell asks for, soonest first. */
function matchesSoon(memory: AlertMemory, store: MatchStore, bells: AlertSettings['bells'], now: number) {
  const isSoon = (match: MatchRow) => {
    const until = match.time.timestamp * 1000 - now;
    return (
      match.phase === 'scheduled' &&
      isHourKnown(match) &&
      until > 0 &&
      until <= LINE_UPS_LEAD_MS &&
      hasBell(match, bells, 'line-ups') &&
      !memory.matches[match.id]?.milestones.includes('line-ups')
    );
  };
  return [...store.entries.values()]
    .map(({ record }) => record)
    .filter((match) => isWatched(match, bells) && isSoon(match))
    .sort((a, b) => a.time.timestamp - b.time.timestamp)
    .slice(0, MAX_LINE_UPS);
}

/**
 * Returns what to request besides the live list, which has matches in play alone.
 *
 * @param now world time, epoch ms
 * @param waitIds ids of the matches in which a price is waited for
 */
export function sideRequests(
  memory: AlertMemory,
  store: MatchStore,
  bells: AlertSettings['bells'],
  now: number,
  waitIds: readonly string[] = [],
): SideRequests {
  const missing = missingIds(memory, store, bells, now);
  const ownIds = Object.keys(bells).flatMap((key) => (key.startsWith('match ') ? [key.slice(6)] : []));
  const isOpen = (id: string) => memory.matches[id]?.progress !== OVER && !store.liveIds.has(id);
  const matches = [...new Set([...missing, ...[...ownIds, ...waitIds].filter(isOpen)])].sort(
    (a, b) => Number(a) - Number(b),
  );
  return {
    days: daysFor(bells, now),
    matches,
    isUrgent: missing.length > 0,
    soon: matchesSoon(memory, store, bells, now),
  };
}
