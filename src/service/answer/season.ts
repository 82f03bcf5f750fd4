import type { Season } from '#service/world/season.ts';
import type { Running } from './league.ts';
import { dateOfDay } from './utc.ts';

/** What seasons?t=info tells beside the season itself. */
export interface SeasonParts {
  /** The competition's season that is on at the instant. */
  readonly running: Running;
  /** In order. */
  readonly roundIds: readonly number[];
  readonly stages: readonly { readonly id: number; readonly name: string }[];
  readonly hasTable: boolean;
  readonly isCup: boolean;
  /** Which season of its competition it is, from 1. */
  readonly order: number;
}

function flag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}

/**
 * seasons?t=info (v2.2 wire, seasons): round ids and the current stage are text, all other ids numbers. The
 * current round and stage of another season than the current one are its last, as recorded.
 */
export function writeSeason(season: Season, parts: SeasonParts) {
  const isCurrent = parts.running.season?.id === season.id;
  const lastStage = parts.stages.at(-1)?.id ?? null;
  const stageId = isCurrent ? parts.running.stageId : lastStage;
  return {
    id: season.id,
    name: season.name,
    is_current: flag(isCurrent),
    start: dateOfDay(season.start),
    end: dateOfDay(season.end),
    league_id: season.competition,
    current_round_id: isCurrent ? parts.running.roundId : (parts.roundIds.at(-1) ?? null),
    current_stage_id: stageId === null ? null : String(stageId),
    round_ids: parts.roundIds.map(String),
    stages: parts.stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      is_current: flag(stage.id === stageId),
      has_standings: flag(parts.hasTable),
      has_cupdraw: flag(parts.isCup),
    })),
    order: parts.order,
  };
}
