import { isObject } from '#contract/is-object.ts';
import type { Operation } from '#contract/operation.ts';
import type { QueryParameters } from '#service/answer/query-parameters.ts';
import { below, stream } from '#service/engine/streams.ts';
import { hashText } from './hash-text.ts';
import { UNTIDY_KINDS, type UntidyKind, type UntidyKindName } from './kinds.ts';
import { isVanished } from './match-kinds.ts';
import { secondSurname } from './name-kinds.ts';
import { turnLevelTeams } from './other-kinds.ts';
import { rename, type UntidyNames } from './rename.ts';
import type { MatchView, WireMatch } from './wire-match.ts';

/** What an answer is about, beside its data. */
export interface UntidyMoment {
  readonly seed: number;
  /** Epoch seconds. */
  readonly now: number;
  readonly query: QueryParameters;
  /** Null for a match that does not exist. */
  viewOf(matchId: number): Omit<MatchView, 'key' | 'now'> | null;
  /** The kinds that happen. */
  readonly kinds: readonly UntidyKindName[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the random stream of a kind for an id; null where the kind does not happen. */
export function keyOf(kind: UntidyKindName, id: number, seed: number): number | null {
  const { stream: number, oneIn } = UNTIDY_KINDS[kind];
  const key = stream(seed, id, number);
  return below(key, 0, oneIn) === 0 ? key : null;
}

/** Like `keyOf`, of the kinds that happen at a moment. */
export const drawn = (kind: UntidyKindName, id: number, { seed, kinds }: UntidyMoment): number | null =>
  kinds.includes(kind) ? keyOf(kind, id, seed) : null;

/** Returns the kinds that change something, such as a price, and are drawn for an id, with their streams. */
function drawnKinds<Part extends keyof UntidyKind>(part: Part, id: number, moment: UntidyMoment) {
  return moment.kinds.flatMap((name) => {
    const change = (UNTIDY_KINDS[name] as UntidyKind)[part];
    const key = change && drawn(name, id, moment);
    return change && key !== null && key !== undefined ? [{ change, key }] : [];
  });
}

function namesAt(moment: UntidyMoment): UntidyNames {
  return {
    person: (id) => {
      const [first] = drawnKinds('person', id, moment);
      return first ? first.change(first.key) : null;
    },
    secondSurname: (id) => {
      const key = drawn('two-surnames', id, moment);
      return key === null || drawnKinds('person', id, moment).length > 0 ? null : secondSurname(key);
    },
    club: (id, name) => {
      const [first] = drawnKinds('club', id, moment);
      return first ? first.change(name, first.key, moment.now) : name;
    },
    league: (id, name) =>
      drawnKinds('league', id, moment).reduce((text, { change, key }) => change(text, key, moment.now), name),
  };
}

/** Returns prices with those of some lines replaced; a line has no id but those of its match, market and bookmaker. */
function untidyPrices(value: unknown, path: number, moment: UntidyMoment): unknown {
  if (Array.isArray(value))
    return value.map((entry, i) => untidyPrices(entry, (path * 31 + i) >>> 0, moment));
  if (!isObject(value)) return value;
  if ('bookmaker_event_id' in value)
    return drawnKinds('price', path, moment).reduce<Fields>(
      (line, { change, key }) => change(line, key),
      value,
    );
  const own = (path * 31 + Number(value['id'] ?? 0)) >>> 0;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, untidyPrices(field, own, moment)]),
  );
}

const untidyChannel = (channel: Fields, moment: UntidyMoment): Fields =>
  drawn('channel-homeless', Number(channel['id']), moment) === null
    ? channel
    : { ...channel, country: { id: null, name: null, cc: null } };

function untidyTables(tables: Fields, moment: UntidyMoment): Fields {
  const { standings, league_id } = tables;
  if (!Array.isArray(standings) || drawn('table-ruleless', Number(league_id), moment) === null) return tables;
  const turned = Array.isArray(standings[0]) ? standings.map(turnLevelTeams) : turnLevelTeams(standings);
  return { ...tables, standings: turned };
}

/** Returns a match with everything that happens to it and its datasets, but for names. */
function untidyMatch(tidy: WireMatch, moment: UntidyMoment): WireMatch {
  const around = moment.viewOf(tidy.id);
  if (around === null) return tidy;
  const { now } = moment;
  const match = drawnKinds('match', tidy.id, moment).reduce(
    (match, { change, key }) => change(match, { ...around, key, now }),
    tidy,
  );
  const events =
    match.events &&
    drawnKinds('events', tidy.id, moment).reduce(
      (events, { change, key }) => change(events, { key, now }),
      match.events,
    );
  const parts = Object.fromEntries(
    Object.entries(match).map(([name, part]) => {
      if (name.startsWith('odds_')) return [name, untidyPrices(part, tidy.id, moment)];
      const isList = Array.isArray(part) && (name === 'broadcast' || name === 'tvs');
      return [name, isList ? part.map((channel: Fields) => untidyChannel(channel, moment)) : part];
    }),
  ) as WireMatch;
  return events ? { ...parts, events } : parts;
}

/** Returns one record with what happens to its own kind. */
function untidyPart(operation: Operation, record: Fields, moment: UntidyMoment): unknown {
  switch (operation.record) {
    case 'match':
    case 'match_row':
      return untidyMatch(record as WireMatch, moment);
    case 'odds_market':
    case 'odds_history':
      return untidyPrices(record, Number(moment.query['id']), moment);
    case 'channel':
      return untidyChannel(record, moment);
    case 'standings':
      return untidyTables(record, moment);
    default:
      return record;
  }
}

/** Returns the events of a match as its page has them, for the operation that lists them alone. */
function eventsOf(tidy: unknown, moment: UntidyMoment): unknown {
  const { now, query } = moment;
  const match = moment.viewOf(Number(query['id']))?.at(now);
  return match ? untidyMatch(match, moment).events : tidy;
}

function isMissing({ route, t, record }: Operation, moment: UntidyMoment): boolean {
  return moment.kinds.some((name) => {
    const { empties } = UNTIDY_KINDS[name] as UntidyKind;
    if (!empties?.records.has(record)) return false;
    const ids = Object.entries(moment.query).filter(
      ([name]) => name === (empties.by ?? name) && /id$/.test(name),
    );
    const subject = `${route} ${t} ${ids}`;
    return drawn(name, hashText(subject), moment) !== null;
  });
}

/** Returns the data of an answer as an untidy feed sends them. */
export function untidyData(operation: Operation, tidy: unknown, moment: UntidyMoment): unknown {
  if (isMissing(operation, moment)) return [[], {}, null][hashText(operation.t) % 3];
  const data = operation.record === 'match_event' ? eventsOf(tidy, moment) : tidy;
  const names = namesAt(moment);
  const each = (record: unknown, i: number): unknown => {
    if (!isObject(record)) return record;
    const { id: queried, season_id } = moment.query;
    const id = Number(record['id'] ?? Number(queried ?? season_id ?? 0) + i);
    const untidy = rename(untidyPart(operation, record, moment), operation.record, names);
    return drawnKinds('record', id, moment).reduce((one, { change, key }) => change(one, key), untidy);
  };
  const list = (records: unknown) => (Array.isArray(records) ? records.map(each) : records);
  if (operation.shape === 'one') return each(data, 0);
  if (operation.shape === 'list') return list(withoutVanished(operation, data, moment));
  return isObject(data)
    ? Object.fromEntries(Object.entries(data).map(([name, matches]) => [name, list(matches)]))
    : data;
}

function withoutVanished({ route, t }: Operation, data: unknown, moment: UntidyMoment): unknown {
  if (route !== 'livescores' || t !== 'live' || !Array.isArray(data)) return data;
  return data.filter(({ id }) => {
    const key = drawn('match-vanished', id, moment);
    return key === null || !isVanished(key, moment.now);
  });
}
