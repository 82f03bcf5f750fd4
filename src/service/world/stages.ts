import type { NamedId } from './named-id.ts';

/** A part of a season: rounds that are played for the same end, in groups of teams that meet each other. */
export interface Stage extends NamedId {
  /** Its first round and its last one, from 0. */
  readonly first: number;
  readonly last: number;
  /** Its groups have tables; it is a knock-out; friendlies are neither. */
  readonly kind: 'tables' | 'knock-out' | 'matches';
  readonly groups: readonly NamedId[];
  /** Epoch seconds; before that nobody knows that there will be one. 0 for what is always there. */
  readonly visibleFrom: number;
}

/** A stage before it has its numbers. */
export interface StageEntry {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly kind: Stage['kind'];
  readonly groups: readonly string[];
  readonly visibleFrom?: number;
}

/** Stages and groups that a season's ids have room for. */
const STAGES = 10;
const GROUPS = 100;

/** The group number that no stage uses: the table above several groups has it. */
export const RESERVED_GROUP = GROUPS - 1;

/** Returns the id of a season's group by its number from 0 to 99. */
export function groupId(seasonId: number, group: number): number {
  return seasonId * GROUPS + group;
}

/**
 * The stages of a season with their ids, which are addresses: stage ids leave room for ten a season, group ids
 * for a hundred, counted through all stages.
 */
export function numberedStages(seasonId: number, entries: readonly StageEntry[]): readonly Stage[] {
  let group = 0;
  return entries.map((entry, index) => ({
    visibleFrom: 0,
    ...entry,
    id: seasonId * STAGES + index,
    groups: entry.groups.map((name) => ({ id: groupId(seasonId, group++), name })),
  }));
}

/** Ids of the season that a stage id, or a group id, names; there may be none such. */
export function seasonOfStage(id: number): number {
  return Math.floor(id / STAGES);
}

export function seasonOfGroup(id: number): number {
  return Math.floor(id / GROUPS);
}
