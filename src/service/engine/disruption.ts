import { ENGINE_STREAM } from './engine-streams.ts';
import type { MatchFrame, Side } from './match-frame.ts';
import { matchAttempt } from './match-id.ts';
import { below, between, chance, type Key, stream, TWO_32, u32, weighted } from './streams.ts';

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
type Stakes = 'league' | 'tie' | 'neutral' | 'leg';

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
  // A tie is replayed before the next round, which is drawn from it.
  tie: [
    ['postponed', 8000],
    ['delayed', 4000],
    ['interrupted', 1500],
    ['abandoned', 300],
    ['awarded', 300],
  ],
  // Finals and tournaments on neutral ground have no other day, and legs only few.
  neutral: [
    ['delayed', 4000],
    ['interrupted', 1500],
    ['abandoned', 300],
    ['awarded', 300],
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
/** No match goes on with fewer than seven players of a side (Laws of the Game, law 3). */
const TOO_FEW_PLAYERS = 'fewer than seven players';
/** Abandoned matches, in a million that end in an award, in which a side has too few players left. */
const WITH_TOO_FEW = 500_000;
const NOT_PLAYED = ['did not appear', 'refused to play', 'could not field enough players'];
const WITHDRAWN = ['has withdrawn', 'cannot field enough players', 'has been excluded'];
/** Awards of league matches, in a million, that are known before the day of the match. */
const WALKOVERS = 400_000;

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
    rearranged: frame.kind === 'single' || chance(key, 3, 970_000),
  };
}

function abandoned(frame: MatchFrame, key: Key): Disruption {
  const single = frame.kind === 'single';
  const outcome = single
    ? 'awarded'
    : (['replayed', 'stands', 'awarded'] as const)[weighted(key, 0, [50, 20, 30])];
  const hasTooFew = outcome === 'awarded' && chance(key, 5, WITH_TOO_FEW);
  // A score only stands if little was left to play, and five players are seldom sent off early.
  const isLate = outcome === 'stands' || hasTooFew;
  return {
    kind: 'abandoned',
    minute: isLate ? between(key, 1, 75, 88) : between(key, 1, 12, 84),
    reason: hasTooFew ? TOO_FEW_PLAYERS : pickText(key, 2, outcome === 'awarded' ? BLAMED : ABANDONED),
    outcome: outcome ?? 'replayed',
    winner: outcome === 'awarded' ? (chance(key, 3, 350_000) ? 'home' : 'away') : null,
    decided: frame.kickOff + 3 * HOUR + between(key, 4, DAY, 3 * DAY),
  };
}

/** Longest time from the announcement of a walkover, when it begins to count, to the planned kick-off. */
export const MAX_WALKOVER_NOTICE_SECONDS = 6 * DAY;

function awarded(frame: MatchFrame, key: Key): Disruption {
  const winner = chance(key, 0, 650_000) ? 'home' : 'away';
  const loser = winner === 'home' ? 'away' : 'home';
  // The winner of a tie is known on its day at the latest.
  const isWalkover = frame.kind === 'single' || chance(key, 3, WALKOVERS);
  return {
    kind: 'awarded',
    announced: isWalkover
      ? frame.kickOff - between(key, 1, 6 * HOUR, MAX_WALKOVER_NOTICE_SECONDS)
      : frame.kickOff + between(key, 1, 25 * 60, 3 * HOUR),
    winner,
    info: isWalkover
      ? `Walkover: the ${loser} team ${pickText(key, 2, WITHDRAWN)}`
      : `Awarded 3-0: the ${loser} team ${pickText(key, 2, NOT_PLAYED)}`,
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

/** Returns the side of which fewer than seven players were left; null if the match did not end for that. */
export function sideWithTooFew(end: Disruption): Side | null {
  if (end.kind !== 'abandoned' || end.reason !== TOO_FEW_PLAYERS) return null;
  return end.winner === 'home' ? 'away' : 'home';
}

/** Returns which disruptions a match may meet. */
function stakesOf({ kind, neutral }: MatchFrame): Stakes {
  if (kind === 'league') return kind;
  if (kind !== 'single') return 'leg';
  return neutral ? 'neutral' : 'tie';
}

/**
 * Returns the disruption of a match. A league match may meet any disruption; a single tie may be postponed, be a
 * walkover, or be abandoned and then awarded, but on neutral ground it always gets its winner on the same day, as do
 * legs. Rescheduled and replayed matches and friendlies are always played.
 */
export function disruptionOf(frame: MatchFrame): Disruption {
  if (frame.level === 'friendly' || matchAttempt(frame.id) > 0) return PLAYED;
  const kinds = PER_MILLION[stakesOf(frame)];
  let remaining = Math.floor(
    (u32(stream(frame.seed, frame.id, ENGINE_STREAM.disruption), 0) * 1_000_000) / TWO_32,
  );
  for (const [kind, perMillion] of kinds) {
    remaining -= perMillion;
    if (remaining < 0) return drawDisruption(kind, frame);
  }
  return PLAYED;
}
