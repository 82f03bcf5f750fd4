/** What an answer says about the matches in it, as far as its freshness depends on them. Instants in epoch ms. */
export interface MatchStates {
  readonly count: number;
  /** Some match is in play, or should have kicked off by now. */
  readonly inPlay: boolean;
  /** The first kick-off still to come. */
  readonly nextKickOff: number | null;
  /** Every match is over or off, and for so long that nobody corrects a scorer any more. */
  readonly settled: boolean;
  /** Some match is postponed, and nobody has told its new date yet. */
  readonly awaitsDate: boolean;
}

/** A match is corrected while people still talk about it; this long after kick-off it counts as settled, ms. */
const SETTLES_AFTER = 4 * 3_600_000;

/** Should have kicked off by now; one that nobody touched for hours is not awaited any more. */
const isOverdue = (kickOff: number, now: number) => kickOff <= now && now - kickOff <= SETTLES_AFTER;

/** Postponed (v2.2 wire, statuses). */
const POSTPONED = 4;

/** A new date is told within weeks of the old one, or never, ms. */
const DATE_AWAITED = 60 * 24 * 3_600_000;

interface Seen {
  readonly phase: string;
  readonly kickOff: number;
  /** Postponed, and leads to no other match. */
  readonly dateless: boolean;
}

function asMatch(value: unknown): Seen | null {
  if (typeof value !== 'object' || value === null) return null;
  const { phase, time, status, related_id } = value as {
    readonly phase?: unknown;
    readonly time?: { readonly timestamp?: unknown } | null;
    readonly status?: unknown;
    readonly related_id?: unknown;
  };
  if (typeof phase !== 'string' || typeof time?.timestamp !== 'number') return null;
  return { phase, kickOff: time.timestamp * 1000, dateless: status === POSTPONED && related_id === null };
}

/** The records of a list, of one record, or of `{next, current, last}`. */
export function recordsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  if (asMatch(data)) return [data];
  return Object.values(data).filter(Array.isArray).flat();
}

function matchesOf(data: unknown): readonly Seen[] {
  return recordsIn(data)
    .map(asMatch)
    .filter((match) => match !== null);
}

/** Reads the states of the matches in `data` as they stand at `now` (epoch ms). */
export function matchStates(data: unknown, now: number): MatchStates {
  const matches = matchesOf(data);
  const scheduled = matches.filter(({ phase }) => phase === 'scheduled').map(({ kickOff }) => kickOff);
  const toCome = scheduled.filter((kickOff) => kickOff > now);
  const done = matches.every(({ phase }) => phase === 'finished' || phase === 'off');
  return {
    count: matches.length,
    inPlay:
      matches.some(({ phase }) => phase === 'live') || scheduled.some((kickOff) => isOverdue(kickOff, now)),
    nextKickOff: toCome.length === 0 ? null : toCome.reduce((first, kickOff) => Math.min(first, kickOff)),
    settled: done && matches.every(({ kickOff }) => now - kickOff > SETTLES_AFTER),
    awaitsDate: matches.some(({ dateless, kickOff }) => dateless && now - kickOff < DATE_AWAITED),
  };
}
