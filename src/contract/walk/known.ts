import type { Operation, Parameter } from '#contract/operation.ts';
import { type Thing, thingCalled, thingOf } from '#contract/things.ts';

/** What earlier answers told of, so that later requests can ask for it: a league, its season, a team, a player. */
export interface Known {
  /** Remembers what the `data` of a 200 answer tells of. */
  learn(operation: Operation, data: unknown): void;
  /** A value for a parameter, the `nth` that is known; null where nothing is known yet. */
  valueFor(operation: Operation, parameter: Parameter, nth: number): string | null;
}

/** What is remembered of one kind of thing, at most. */
const MOST = 30;

/** How many numbers a list of them holds. */
const IN_A_LIST = 3;

/** What people and places begin with everywhere, for a search before any name is known. */
const ANYWHERE = 'mar';

/** What a record of this name is of, where its name is not the thing's own. */
const ROOTS: Readonly<Record<string, Thing>> = {
  match_row: 'match',
  stage_groups: 'stage',
  odds_market: 'market',
  odds_history: 'bookmaker',
};

/** What `id` means at the top of an operation's records; null where it means nothing. */
export function subjectOf({ record, route, t }: Operation): Thing | null {
  return route === 'search' ? thingCalled(t) : (ROOTS[record] ?? thingCalled(record));
}

interface Told {
  readonly id: string;
  readonly name: string;
}

/** Keeps what is known in the order in which it was first told: numbers told together belong together. */
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

  /** Reads numbers out of an answer by the names of their fields. `thing` is what `id` means at this place. */
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
      // Home and away are what they are sides of.
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

/** What a search looks for by name; matches have none, they are found by their teams. */
function searched({ t }: Operation): Thing {
  const thing = thingCalled(t) ?? 'team';
  return thing === 'match' ? 'team' : thing;
}

/** A word of three letters or more from each name. */
function wordsOf(known: readonly Told[]): readonly string[] {
  return known.flatMap(({ name }) => /\p{L}{3,}/u.exec(name)?.[0] ?? []);
}

/** Matches of which most is told come first: what belongs to them is the richest to ask for. */
function byCoverage(a: unknown, b: unknown): number {
  return covered(b) - covered(a);
}

function covered(record: unknown): number {
  const coverage = (record as { coverage?: object } | null)?.coverage ?? {};
  return Object.values(coverage).reduce((sum, has) => sum + Number(has), 0);
}
