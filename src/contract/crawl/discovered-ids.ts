import { type EntityKind, entityKindNamed, entityKindOf } from '#contract/entity-kinds.ts';
import type { Operation, Parameter } from '#contract/operation.ts';

/** Ids found in earlier responses, used as parameters of later requests: a league, its season, a team, a player. */
export interface DiscoveredIds {
  /** Collects the ids in the `data` of a 200 response. */
  learn(operation: Operation, data: unknown): void;
  /** Returns the `nth` discovered value for a parameter; null if there is none yet. */
  valueFor(operation: Operation, parameter: Parameter, nth: number): string | null;
}

const MAX_ENTITIES_PER_KIND = 30;

const IDS_PER_LIST = 3;

/** Search text used before any name is discovered: many names begin with it. */
const FALLBACK_SEARCH_TEXT = 'mar';

/** Entity kinds of records that are not named after their kind. */
const KIND_BY_RECORD: Readonly<Record<string, EntityKind>> = {
  match_row: 'match',
  stage_groups: 'stage',
  odds_market: 'market',
  odds_history: 'bookmaker',
};

/** Returns the entity kind of `id` at the top level of an operation's records; null if it has none. */
export function entityKindOfRecords({ record, route, t }: Operation): EntityKind | null {
  return route === 'search' ? entityKindNamed(t) : (KIND_BY_RECORD[record] ?? entityKindNamed(record));
}

/** The current season and stage of a cup, which belong together. */
interface CupStage {
  readonly season_id: string;
  readonly stage_id: string;
}

/** Returns those of the cups among some leagues, a country's cup first: it has no other stages. */
function cupStagesIn(records: readonly unknown[]): readonly CupStage[] {
  const cups = records.filter((record) => Number((record as { is_cup?: unknown } | null)?.is_cup) === 1);
  return (cups as readonly Readonly<Record<string, unknown>>[])
    .filter(({ current_season_id, current_stage_id }) => Boolean(current_season_id && current_stage_id))
    .toSorted((a, b) => Number(Boolean(b['cc'])) - Number(Boolean(a['cc'])))
    .map(({ current_season_id, current_stage_id }) => ({
      season_id: String(current_season_id),
      stage_id: String(current_stage_id),
    }));
}

interface DiscoveredEntity {
  readonly id: string;
  readonly name: string;
}

/** Keeps ids in the order of discovery, since ids of one response belong together. */
export function createDiscoveredIds(): DiscoveredIds {
  const entitiesByKind = new Map<EntityKind, DiscoveredEntity[]>();
  const days: string[] = [];
  let cupStages: readonly CupStage[] = [];

  function add(kind: EntityKind | null, id: unknown, name: unknown): void {
    if (kind === null || (typeof id !== 'number' && typeof id !== 'string') || !/^[1-9]\d*$/.test(String(id)))
      return;
    const entities = entitiesByKind.get(kind) ?? [];
    entitiesByKind.set(kind, entities);
    const place = entities.findIndex((other) => other.id === String(id));
    const entity = { id: String(id), name: typeof name === 'string' ? name : '' };
    if (place < 0 && entities.length < MAX_ENTITIES_PER_KIND) entities.push(entity);
    else if (place >= 0 && entity.name !== '') entities[place] = entity;
  }

  /** Collects ids by the names of their fields. `kind` is the entity kind of `id` at this level. */
  function collect(value: unknown, kind: EntityKind | null): void {
    if (Array.isArray(value)) {
      for (const each of value) collect(each, kind);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Record<string, unknown>;
    add(kind, fields['id'], fields['name']);
    for (const [key, field] of Object.entries(fields)) {
      const word = /^(\w+)_id$/.exec(key)?.[1] ?? /^id_current_(\w+)$/.exec(key)?.[1];
      if (word !== undefined) add(entityKindNamed(word), field, fields[`${word}_name`]);
      else if (key === 'date' && typeof field === 'string' && days.length < MAX_ENTITIES_PER_KIND)
        days.push(field);
      // Home and away have the entity kind of the object around them.
      else collect(field, key === 'home' || key === 'away' ? kind : entityKindNamed(key));
    }
  }

  return {
    learn: (operation, data) => {
      const isList = Array.isArray(data);
      collect(isList ? data.toSorted(byCoverage) : data, entityKindOfRecords(operation));
      if (isList && cupStages.length === 0) cupStages = cupStagesIn(data);
    },
    valueFor: (operation, parameter, nth) => {
      const cupStage = operation.t === 'cup_draw' ? cupStages[nth] : undefined;
      if (cupStage !== undefined && (parameter.name === 'season_id' || parameter.name === 'stage_id'))
        return cupStage[parameter.name];
      const entities = entitiesByKind.get(entityKindOf(operation, parameter) ?? searchKind(operation)) ?? [];
      switch (parameter.kind) {
        case 'id':
          return entities[nth + (parameter.name === 'team2' ? 1 : 0)]?.id ?? null;
        case 'ids':
        case 'ordered_ids':
          return entities.length === 0
            ? null
            : entities
                .slice(nth, nth + IDS_PER_LIST)
                .map(({ id }) => id)
                .join(',');
        case 'date':
          return days[nth] ?? null;
        case 'text':
          return wordsOf(entities)[nth] ?? FALLBACK_SEARCH_TEXT;
        default:
          return null;
      }
    },
  };
}

/** Returns the entity kind whose names a search looks for; matches are found by their teams. */
function searchKind({ t }: Operation): EntityKind {
  const kind = entityKindNamed(t) ?? 'team';
  return kind === 'match' ? 'team' : kind;
}

/** Returns a word of three letters or more from each name. */
function wordsOf(entities: readonly DiscoveredEntity[]): readonly string[] {
  return entities.flatMap(({ name }) => /\p{L}{3,}/u.exec(name)?.[0] ?? []);
}

/** Puts the matches with the widest coverage first, since their entities yield the richest responses. */
function byCoverage(a: unknown, b: unknown): number {
  return coverageCount(b) - coverageCount(a);
}

function coverageCount(record: unknown): number {
  const coverage = (record as { coverage?: object } | null)?.coverage ?? {};
  return Object.values(coverage).reduce((sum, has) => sum + Number(has), 0);
}
