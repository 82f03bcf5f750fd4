import { ENGINE_STREAM } from '#service/engine/engine-streams.ts';
import type { Side } from '#service/engine/match-frame.ts';
import { shootOutKicks } from '#service/engine/shoot-out.ts';
import { u32 } from '#service/engine/streams.ts';
import { BETWEEN_KICKS, FIRST_KICK } from '#service/engine/timetable.ts';
import { createDraft, type Draft } from './draft.ts';
import { type Plot, streamOf } from './plot.ts';
import { SHOOT_OUT } from './roles.ts';
import type { TeamSheet } from './team-sheet.ts';

const SHOOT_OUT_PERIOD = 4;

/**
 * Returns the order in which a side kicks: the players on the pitch at the end, each once before anyone kicks again.
 */
function takerOrder(sheet: TeamSheet, draw: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < 11; i++) {
    const slot = sheet.pick(draw, i, SHOOT_OUT, null, (one) => (order.includes(one) ? 0 : 1));
    if (slot === null) break;
    order.push(slot);
  }
  return order;
}

export function kicks(plot: Plot, sheets: Record<Side, TeamSheet>): Draft[] {
  const key = streamOf(plot, ENGINE_STREAM.shootOutTakers);
  const orders = { home: takerOrder(sheets.home, u32(key, 0)), away: takerOrder(sheets.away, u32(key, 1)) };
  const kicksTaken = { home: 0, away: 0 };
  return shootOutKicks(plot.frame).map(({ side, scored }, index) => {
    const kind = scored ? 'penalty_shootout_scored' : 'penalty_shootout_missed';
    const moment = { period: SHOOT_OUT_PERIOD, second: FIRST_KICK + index * BETWEEN_KICKS };
    const slot = orders[side][kicksTaken[side] % orders[side].length] ?? null;
    kicksTaken[side] += 1;
    return { ...createDraft(kind, side, moment, u32(key, 16 + index)), slot, penalty: true };
  });
}
