import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import type { LogEntry } from '#service/engine/story/log-entry.ts';
import { ASSISTING, roleOf, SHOOTING, type Weights, weights } from '#service/engine/story/roles.ts';
import type { Story } from '#service/engine/story.ts';
import { stream, u32, weighted } from '#service/engine/streams.ts';
import { slotsAt, type TimeOnPitch } from './times-on-pitch.ts';

/** Slots of the players behind an entry, including those that the log does not name. */
export interface Attribution {
  /** The player who fouled, was offside or had a shot blocked. */
  readonly actor: number | null;
  /** The player whose pass led to the shot. */
  readonly passer: number | null;
  /** The fouled player of the other side. */
  readonly victim: number | null;
  /** The goalkeeper facing the shot, of the other side. */
  readonly keeper: number | null;
}

const FOULING = weights({ keeper: 1, defender: 14, midfielder: 13, attacker: 11 });
const FOULED = weights({ keeper: 1, defender: 8, midfielder: 13, attacker: 14 });
const OFFSIDE = weights({ keeper: 0, defender: 1, midfielder: 5, attacker: 24 });

/** A handball has no victim. */
const HANDBALL = 'Handball';

const ACTING: Partial<Record<LogEntry['kind'], Weights>> = {
  foul: FOULING,
  offside: OFFSIDE,
  shot_blocked: SHOOTING,
};

const FOULS: ReadonlySet<LogEntry['kind']> = new Set(['foul', 'yellowcard', 'yellowredcard', 'redcard']);

/** Returns the weight of each slot; `except` gets 0. */
export function slotWeights(slots: readonly number[], bySlot: Weights, except?: number | null): number[] {
  return slots.map((slot) => (slot === except ? 0 : (bySlot[slot] ?? 0)));
}

/** Draws a slot by weight; null if all weights are 0. */
export function pickSlot(
  draw: number,
  i: number,
  slots: readonly number[],
  chances: readonly number[],
): number | null {
  if (chances.every((weight) => weight === 0)) return null;
  return slots[weighted(draw, i, chances)] ?? null;
}

function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Attributes every entry of the log, in its order. The result does not depend on the instant. */
export function attribute(
  frame: MatchFrame,
  { entries }: Story,
  appearances: Readonly<Record<Side, readonly TimeOnPitch[]>>,
): readonly Attribution[] {
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.attribution);
  return entries.map((entry) => {
    const draw = u32(key, entry.key);
    const own = slotsAt(appearances[entry.side], entry);
    const opponents = slotsAt(appearances[other(entry.side)], entry);
    const acting = ACTING[entry.kind];
    const actor =
      entry.slot ?? (acting === undefined ? null : pickSlot(draw, 0, own, slotWeights(own, acting)));
    const passes = entry.keyPass && entry.kind !== 'goal';
    const hurts = FOULS.has(entry.kind) && entry.reason !== HANDBALL;
    return {
      actor,
      passer: passes ? pickSlot(draw, 1, own, slotWeights(own, ASSISTING, actor)) : null,
      victim: hurts ? pickSlot(draw, 2, opponents, slotWeights(opponents, FOULED)) : null,
      keeper: opponents.find((slot) => roleOf(slot) === 'keeper') ?? null,
    };
  });
}
