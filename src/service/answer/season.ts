import type { NamedId } from '#service/world/named-id.ts';
import type { Season } from '#service/world/seasons/season.ts';
import type { SeasonStage } from '#service/world/seasons/stages.ts';
import { dateOfDay } from './utc.ts';

export interface CurrentParts {
  /** Whether the season is the competition's current one. */
  readonly isCurrent: boolean;
  readonly stageId: number | null;
  readonly roundId: number | null;
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** Writes stages?t=byseason, and the stages within a season (v2.2 wire, stages). */
export function writeStage(stage: SeasonStage, current: CurrentParts) {
  return {
    id: stage.id,
    name: stage.name,
    is_current: flag(stage.id === current.stageId),
    has_standings: flag(stage.kind === 'tables'),
    has_cupdraw: flag(stage.kind === 'knock-out'),
  };
}

/** Writes stages?t=info: a text id and no flags. */
export function writeLoneStage({ id, name }: NamedId) {
  return { id: String(id), name, has_standings: null, has_cupdraw: null };
}

/** Writes a stage of groups?t=byseason with its groups. */
export function writeStageGroups({ id, name, groups }: SeasonStage) {
  return {
    stage_id: id,
    stage_name: name,
    groups: groups.map((group) => ({ id: group.id, name: group.name })),
  };
}

/** Writes groups?t=info: a text id. */
export function writeGroup({ id, name }: NamedId) {
  return { id: String(id), name };
}

/**
 * Writes seasons?t=info (v2.2 wire, seasons): round ids and the current stage are text, other ids numbers.
 * `order` is the ordinal of the season in its competition, from 1.
 */
export function writeSeason(
  season: Season,
  current: CurrentParts,
  roundIds: readonly number[],
  order: number,
) {
  return {
    id: season.id,
    name: season.name,
    is_current: flag(current.isCurrent),
    start: dateOfDay(season.start),
    end: dateOfDay(season.end),
    league_id: season.competition,
    current_round_id: current.roundId,
    current_stage_id: current.stageId === null ? null : String(current.stageId),
    round_ids: roundIds.map(String),
    stages: season.stages.map((stage) => writeStage(stage, current)),
    order,
  };
}
