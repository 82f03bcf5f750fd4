import type { Operation, Parameter } from '#contract/operation.ts';
import { type Thing, thingCalled, thingOf } from '#contract/things.ts';

/** Ids found in earlier responses, used as parameters of later requests: a league, its season, a team, a player. */
export interface Known {
  /** Collects the ids in the `data` of a 200 response. */
  learn(operation: Operation, data: unknown): void;
  /** Returns the `nth` discovered value for a parameter; null if there is none yet. */
  valueFor(operation: Operation, parameter: Parameter, nth: number): string | null;
}

/** Maximum number of stored entities of one kind. */
const MOST = 30;

/** Number of ids in a list parameter. */
const IN_A_LIST = 3;

/** Search text used before any name is discovered: many names begin with it. */
const ANYWHERE = 'mar';

/** Entity kinds of records that are not named after their kind. */
const ROOTS: Readonly<Record<string, Thing>> = {
  match_row: 'match',
  stage_groups: 'stage',
  odds_market: 'market',
  odds_history: 'bookmaker',
};

/** Returns the entity kind of `id` at the top level of an operation's records; null if it has none. */
export function subjectOf({ record, route, t }: Operation): Thing | null {
  return route === 'search' ? thingCalled(t) : (ROOTS[record] ?? thingCalled(record));
}

interface Told {
  readonly id: string;
  readonly name: string;
}

/** Keeps ids in the order of discovery, since ids of one response belong together. */
export function createKnown(): Known {
  const told = new Map<Thing, Told[]>();
  const days: string[] = [];

  function tell(thing: Thing | null, id: unknown, name: unknown): void {
    if (
      thing === null ||
      (typeof id !== 'number' && typeof id !== 'string') ||
      !/^[1-9]\d*$/.test(String(id))
    )
      return;
    const known = told.get(thing) ?? [];
    told.set(thing, known);
    const place = known.findIndex((other) => other.id === String(id));
    const now = { id: String(id), name: typeof name === 'string' ? name : '' };
    if (place < 0 && known.length < MOST) known.push(now);
    else if (place >= 0 && now.name !== '') known[place] = now;
  }

  /** Collects ids by the names of their fields. `kind` is the entity kind of `id` at this level. */
  function read(value: unknown, thing: Thing | null): void {
    if (Array.isArray(value)) {
      for (const each of value) read(each, thing);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Record<string, unknown>;
    tell(thing, fields['id'], fields['name']);
    for (const [key, field] of Object.entries(fields)) {
      const word = /^(\w+)_id$/.exec(key)?.[1] ?? /^id_current_(\w+)$/.exec(key)?.[1];
      if (word !== undefined) tell(thingCalled(word), field, fields[`${word}_name`]);
      else if (key === 'date' && typeof field === 'string' && days.length < MOST) days.push(field);
      // Home and away have the entity kind of the object around them.
      else read(field, key === 'home' || key === 'away' ? thing : thingCalled(key));
    }
  }

  return {
    learn: (operation, data) => {
      read(Array.isArray(data) ? data.toSorted(byCoverage) : data, subjectOf(operation));
    },
    valueFor: (operation, parameter, nth) => {
      const known = told.get(thingOf(operation, parameter) ?? searched(operation)) ?? [];
      switch (parameter.kind) {
        case 'id':
          return known[nth + (parameter.name === 'team2' ? 1 : 0)]?.id ?? null;
        case 'ids':
        case 'ordered_ids':
          return known.length === 0
            ? null
            : known
                .slice(nth, nth + IN_A_LIST)
                .map(({ id }) => id)
                .join(',');
        case 'date':
          return days[nth] ?? null;
        case 'text':
          return wordsOf(known)[nth] ?? ANYWHERE;
        default:
          return null;
      }
    },
  };
}

/** Returns the entity kind whose names a search looks for; matches are found by their teams. */
function searched({ t }: Operation): Thing {
  const thing = thingCalled(t) ?? 'team';
  return thing === 'match' ? 'team' : thing;
}

/** Returns a word of three letters or more from each name. */
function wordsOf(known: readonly Told[]): readonly string[] {
  return known.flatMap(({ name }) => /\p{L}{3,}/u.exec(name)?.[0] ?? []);
}

/** Puts the matches with the widest coverage first, since their entities yield the richest responses. */
function byCoverage(a: unknown, b: unknown): number {
  return covered(b) - covered(a);
}

function covered(record: unknown): number {
  const coverage = (record as { coverage?: object } | null)?.coverage ?? {};
  return Object.values(coverage).reduce((sum, has) => sum + Number(has), 0);
}
