import type { NamedId } from '#service/world/named-id.ts';

/** A part of a season: rounds played in groups whose teams meet each other. */
export interface SeasonStage extends NamedId {
  /** First and last round, from 0. */
  readonly first: number;
  readonly last: number;
  /** Groups with tables, a knock-out, or neither (friendlies). */
  readonly kind: 'tables' | 'knock-out' | 'matches';
  readonly groups: readonly NamedId[];
  /** Announcement of the stage, epoch seconds; 0 if it is part of every season. */
  readonly visibleFrom: number;
}

/** A stage without ids. */
export interface StageEntry {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly kind: SeasonStage['kind'];
  readonly groups: readonly string[];
  readonly visibleFrom?: number;
}

/** Stages and groups that ids have room for in a season. */
const STAGES = 10;
const GROUPS = 100;

/** Group number of the table above several groups; no stage uses it. */
export const RESERVED_GROUP = GROUPS - 1;

/** Returns the id of a season's group by its number from 0 to 99. */
export function groupId(seasonId: number, group: number): number {
  return seasonId * GROUPS + group;
}

/** Returns the stages of a season with their ids. Groups are numbered through all stages. */
export function numberedStages(seasonId: number, entries: readonly StageEntry[]): readonly SeasonStage[] {
  let group = 0;
  return entries.map((entry, index) => ({
    visibleFrom: 0,
    ...entry,
    id: seasonId * STAGES + index,
    groups: entry.groups.map((name) => ({ id: groupId(seasonId, group++), name })),
  }));
}

/** Returns the season in a stage id or a group id, which need not exist. */
export function seasonOfStage(id: number): number {
  return Math.floor(id / STAGES);
}

export function seasonOfGroup(id: number): number {
  return Math.floor(id / GROUPS);
}
