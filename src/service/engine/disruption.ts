import { ENGINE_STREAM } from './engine-streams.ts';
import type { MatchFrame, Side } from './match-frame.ts';
import { matchAttempt } from './match-id.ts';
import { below, between, chance, type Key, stream, u32, weighted } from './streams.ts';

/**
 * Disruption of a match: how it is played or not played. Instants are epoch seconds, `minute` is a minute of the
 * match, `minutes` is a duration of real time.
 */
export type Disruption =
  | { kind: 'played' }
  | { kind: 'delayed'; minutes: number }
  | { kind: 'interrupted'; minute: number; minutes: number }
  | { kind: 'postponed'; announced: number; reason: string; rearranged: boolean }
  | { kind: 'cancelled'; announced: number; reason: string }
  | {
      kind: 'abandoned';
      minute: number;
      reason: string;
      /** The consequence: a new match, the current score, or an award. */
      outcome: 'replayed' | 'stands' | 'awarded';
      /** The awarded side; null unless `outcome` is `awarded`. */
      winner: Side | null;
      decided: number;
    }
  | { kind: 'awarded'; announced: number; winner: Side; info: string };

type Kind = Disruption['kind'];
type Stakes = 'league' | 'single' | 'leg';

/** Number of disruptions in a million matches; all others are played as scheduled. */
const PER_MILLION: Record<Stakes, readonly (readonly [Kind, number])[]> = {
  league: [
    ['postponed', 8000],
    ['delayed', 4000],
    ['interrupted', 1500],
    ['abandoned', 600],
    ['awarded', 500],
    ['cancelled', 300],
  ],
  // A tie must have its winner on the same day, since the next round is drawn from it.
  single: [
    ['delayed', 4000],
    ['interrupted', 1500],
    ['abandoned', 300],
  ],
  leg: [
    ['delayed', 4000],
    ['interrupted', 1500],
  ],
};

const PLAYED: Disruption = { kind: 'played' };

const HOUR = 3600;
const DAY = 24 * HOUR;

const POSTPONED = [
  'waterlogged pitch',
  'heavy rain',
  'fog',
  'storm warning',
  'floodlight failure',
  'illness in the visiting squad',
  'no police available',
  'unsafe stand',
];
const CANCELLED = [
  'the result no longer affects the table',
  'a club has withdrawn',
  'order of the authorities',
];
const ABANDONED = [
  'floodlight failure',
  'waterlogged pitch',
  'thunderstorm',
  'fog',
  'crowd trouble',
  'pitch invasion',
];
/** Reasons for which one side is to blame: only these end in an award. */
const BLAMED = ['crowd trouble', 'pitch invasion', 'objects thrown from the stands'];
const NOT_PLAYED = ['did not appear', 'refused to play', 'could not field enough players'];

function pickText(key: Key, i: number, texts: readonly string[]): string {
  return texts[below(key, i, texts.length)] ?? '';
}

/** Returns whether it is winter in the north, when snow is the most common reason. */
function isWinter(instant: number): boolean {
  const dayOfYear = (Math.floor(instant / DAY) % 365.25) | 0;
  return dayOfYear < 50 || dayOfYear > 345;
}

function postponed(frame: MatchFrame, key: Key): Disruption {
  const snow = isWinter(frame.kickOff) && chance(key, 4, 300_000);
  return {
    kind: 'postponed',
    announced: frame.kickOff - between(key, 0, 2 * HOUR, (chance(key, 1, 600_000) ? 10 : 72) * HOUR),
    reason: snow ? 'snow' : pickText(key, 2, POSTPONED),
    rearranged: chance(key, 3, 970_000),
  };
}

function abandoned(frame: MatchFrame, key: Key): Disruption {
  const single = frame.kind === 'single';
  const outcome = single
    ? 'awarded'
    : (['replayed', 'stands', 'awarded'] as const)[weighted(key, 0, [50, 20, 30])];
  // A score only stands if little was left to play.
  const minute = outcome === 'stands' ? between(key, 1, 75, 88) : between(key, 1, 12, 84);
  return {
    kind: 'abandoned',
    minute,
    reason: pickText(key, 2, outcome === 'awarded' ? BLAMED : ABANDONED),
    outcome: outcome ?? 'replayed',
    winner: outcome === 'awarded' ? (chance(key, 3, 350_000) ? 'home' : 'away') : null,
    decided: frame.kickOff + 3 * HOUR + between(key, 4, DAY, 3 * DAY),
  };
}

function awarded(frame: MatchFrame, key: Key): Disruption {
  const winner = chance(key, 0, 650_000) ? 'home' : 'away';
  const loser = winner === 'home' ? 'away' : 'home';
  return {
    kind: 'awarded',
    announced: frame.kickOff + between(key, 1, 25 * 60, 3 * HOUR),
    winner,
    info: `Awarded 3-0: the ${loser} team ${pickText(key, 2, NOT_PLAYED)}`,
  };
}

function drawDisruption(kind: Kind, frame: MatchFrame): Disruption {
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.disruptionDetail);
  switch (kind) {
    case 'played':
      return PLAYED;
    case 'delayed':
      return { kind, minutes: between(key, 0, 15, 75) };
    case 'interrupted':
      return { kind, minute: between(key, 0, 8, 84), minutes: between(key, 1, 10, 50) };
    case 'postponed':
      return postponed(frame, key);
    case 'cancelled':
      return {
        kind,
        announced: frame.kickOff - between(key, 0, DAY, 6 * DAY),
        reason: pickText(key, 1, CANCELLED),
      };
    case 'abandoned':
      return abandoned(frame, key);
    case 'awarded':
      return awarded(frame, key);
  }
}

/**
 * Returns the disruption of a match. A league match may meet any disruption; a cup tie always gets its winner on the
 * same day (it is abandoned only as a single tie, and then awarded). Rescheduled and replayed matches and friendlies
 * are always played.
 */
export function disruptionOf(frame: MatchFrame): Disruption {
  if (frame.level === 'friendly' || matchAttempt(frame.id) > 0) return PLAYED;
  const kinds = PER_MILLION[frame.kind === 'league' || frame.kind === 'single' ? frame.kind : 'leg'];
  let remaining = Math.floor(
    (u32(stream(frame.seed, frame.id, ENGINE_STREAM.disruption), 0) * 1_000_000) / 4_294_967_296,
  );
  for (const [kind, perMillion] of kinds) {
    remaining -= perMillion;
    if (remaining < 0) return drawDisruption(kind, frame);
  }
  return PLAYED;
}
