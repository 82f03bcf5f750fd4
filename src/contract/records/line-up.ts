import * as z from 'zod';
import { image } from '#contract/parse/image.ts';
import { flag, id, measure, smallCount, text } from '#contract/parse/plain.ts';
import { arrayOf, type Immutable, optional, required, section } from './field.ts';
import { playerStatsSchema } from './player-stats.ts';

const lineUpPlayer = z.object({
  id: required(id),
  /** "Burki, Roman"; null on matches before about 2023. */
  name: optional(text),
  common_name: optional(text),
  firstname: optional(text),
  lastname: optional(text),
  /** Kilograms. */
  weight: optional(measure),
  /** Centimetres. */
  height: optional(measure),
  /** `/img/players/<id>`. */
  img: optional(image),
  country: section({ id: optional(id), name: optional(text), cc: optional(text) }),
});

const sheetPlayer = z.object({
  player: lineUpPlayer,
  /** Squad number. */
  number: optional(smallCount),
  /** Null in every recording; the embedded service marks one of the eleven (our choice). */
  captain: optional(flag),
  /** `G`, `D`, `M`, `F`. */
  position: optional(text),
  /** A label of formation-places.ts; null on the bench. */
  position_name: optional(text),
  /** From 1: the goalkeeper, then line by line, each from right to left. */
  order: optional(smallCount),
  /** With `include=stats`, if covered. */
  stats: playerStatsSchema
    .nullish()
    .transform((stats) => stats ?? undefined)
    .optional(),
});

const side = section({
  /** "4-2-3-1"; null before the line-up is announced. */
  formation: optional(text),
  confirmed_formation: optional(flag),
  /** The starting eleven; empty before the line-up is announced. */
  squad: arrayOf(sheetPlayer),
  coach: section({ id: optional(id), name: optional(text) }),
});

/** Starting line-ups. Source: v2.2 wire, match_lineups. */
export const lineUpsSchema = z.object({ home: side, away: side });

/** Benches. Source: v2.2 wire, match_bench. */
export const benchesSchema = z.object({ home: arrayOf(sheetPlayer), away: arrayOf(sheetPlayer) });

export type LineUpsRecord = Immutable<z.output<typeof lineUpsSchema>>;
export type BenchesRecord = Immutable<z.output<typeof benchesSchema>>;
