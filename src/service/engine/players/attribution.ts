import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import { purpose } from '#service/engine/purposes.ts';
import type { Entry } from '#service/engine/story/entry.ts';
import type { Weights } from '#service/engine/story/roles.ts';
import { ASSISTING, roleOf, SHOOTING } from '#service/engine/story/roles.ts';
import type { Story } from '#service/engine/story.ts';
import { stream, u32, weighted } from '#service/engine/streams.ts';
import type { Appearance } from './appearances.ts';
import { slotsAt } from './appearances.ts';

/** Who is behind what the log tells of a side and of nobody in it. Slots. */
export interface Attribution {
  /** Who fouled, was offside, had his shot blocked. */
  readonly actor: number | null;
  /** Whose pass led to the shot. */
  readonly passer: number | null;
  /** Whom the foul was committed on, of the other side. */
  readonly victim: number | null;
  /** Who kept goal against the shot, of the other side. */
  readonly keeper: number | null;
}

const FOULING: Weights = { keeper: 1, defender: 14, midfielder: 13, attacker: 11 };
const FOULED: Weights = { keeper: 1, defender: 8, midfielder: 13, attacker: 14 };
const OFFSIDE: Weights = { keeper: 0, defender: 1, midfielder: 5, attacker: 24 };

/** A handball hurts nobody. */
const HANDBALL = 'Handball';

const ACTING: Partial<Record<Entry['kind'], Weights>> = {
  foul: FOULING,
  offside: OFFSIDE,
  shot_blocked: SHOOTING,
};

const FOULS: ReadonlySet<Entry['kind']> = new Set(['foul', 'yellowcard', 'yellowredcard', 'redcard']);

/** How likely each of some slots is to do something; `except` cannot. */
export function chancesOf(slots: readonly number[], weights: Weights, except?: number | null): number[] {
  return slots.map((slot) => (slot === except ? 0 : weights[roleOf(slot)]));
}

/** Somebody of those on the pitch by their chances; null if nobody can. */
export function pick(
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

/** Names the nameless of every entry of the log, in its order: always the same ones, whatever is told by then. */
export function attribute(
  frame: MatchFrame,
  { entries }: Story,
  appearances: Readonly<Record<Side, readonly Appearance[]>>,
): readonly Attribution[] {
  const key = stream(frame.seed, frame.id, purpose.attribution);
  return entries.map((entry) => {
    const draw = u32(key, entry.key);
    const own = slotsAt(appearances[entry.side], entry);
    const opponents = slotsAt(appearances[other(entry.side)], entry);
    const weights = ACTING[entry.kind];
    const actor = entry.slot ?? (weights === undefined ? null : pick(draw, 0, own, chancesOf(own, weights)));
    const passes = entry.keyPass && entry.kind !== 'goal';
    const hurts = FOULS.has(entry.kind) && entry.reason !== HANDBALL;
    return {
      actor,
      passer: passes ? pick(draw, 1, own, chancesOf(own, ASSISTING, actor)) : null,
      victim: hurts ? pick(draw, 2, opponents, chancesOf(opponents, FOULED)) : null,
      keeper: opponents.find((slot) => roleOf(slot) === 'keeper') ?? null,
    };
  });
}
