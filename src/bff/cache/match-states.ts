/** Summary of the matches of an answer, for its freshness. Instants in epoch ms. */
export interface MatchStates {
  readonly count: number;
  /** Whether a match is in play or should have kicked off. */
  readonly hasLiveMatch: boolean;
  /** Next kick-off; null: none. */
  readonly nextKickOff: number | null;
  /** Whether every match ended or was called off so long ago that corrections are unlikely. */
  readonly isSettled: boolean;
  /** Whether a postponed match has no new date yet. */
  readonly isAwaitingDate: boolean;
}

/** Time after kick-off from which a finished match counts as settled. */
const SETTLED_AFTER_MS = 4 * 3_600_000;

/** Whether a match should have kicked off; one that is hours late is no longer expected to. */
const isOverdue = (kickOff: number, now: number) => kickOff <= now && now - kickOff <= SETTLED_AFTER_MS;

/** Postponed (v2.2 wire, statuses). */
const POSTPONED = 4;

/** Time after the old date in which a new one is expected. */
const MAX_DATE_WAIT_MS = 60 * 24 * 3_600_000;

interface MatchState {
  readonly phase: string;
  readonly kickOff: number;
  /** Whether it is postponed and links to no other match. */
  readonly isUndated: boolean;
}

function asMatch(value: unknown): MatchState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { phase, time, status, related_id } = value as {
    readonly phase?: unknown;
    readonly time?: { readonly timestamp?: unknown } | null;
    readonly status?: unknown;
    readonly related_id?: unknown;
  };
  if (typeof phase !== 'string' || typeof time?.timestamp !== 'number') return null;
  return { phase, kickOff: time.timestamp * 1000, isUndated: status === POSTPONED && related_id === null };
}

/** Returns the records of a list, of a single record, or of `{next, current, last}`. */
export function recordsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  if (asMatch(data)) return [data];
  return Object.values(data).filter(Array.isArray).flat();
}

function matchesOf(data: unknown): readonly MatchState[] {
  return recordsIn(data)
    .map(asMatch)
    .filter((match) => match !== null);
}

/** Summarises the matches in `data` at `now`, epoch ms. */
export function matchStates(data: unknown, now: number): MatchStates {
  const matches = matchesOf(data);
  const scheduled = matches.filter(({ phase }) => phase === 'scheduled').map(({ kickOff }) => kickOff);
  const upcoming = scheduled.filter((kickOff) => kickOff > now);
  const isOver = matches.every(({ phase }) => phase === 'finished' || phase === 'off');
  return {
    count: matches.length,
    hasLiveMatch:
      matches.some(({ phase }) => phase === 'live') || scheduled.some((kickOff) => isOverdue(kickOff, now)),
    nextKickOff:
      upcoming.length === 0 ? null : upcoming.reduce((earliest, kickOff) => Math.min(earliest, kickOff)),
    isSettled: isOver && matches.every(({ kickOff }) => now - kickOff > SETTLED_AFTER_MS),
    isAwaitingDate: matches.some(({ isUndated, kickOff }) => isUndated && now - kickOff < MAX_DATE_WAIT_MS),
  };
}
