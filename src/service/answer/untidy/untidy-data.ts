import { isObject } from '#contract/is-object.ts';
import type { Operation } from '#contract/operation.ts';
import { drawn, drawnKinds, type UntidyMoment } from './draw.ts';
import { hashText } from './hash-text.ts';
import { UNTIDY_KINDS, type UntidyKind } from './kinds.ts';
import { isVanished } from './match-kinds.ts';
import { turnLevelTeams } from './other-kinds.ts';
import { rename } from './rename.ts';
import { untidyChannel, untidyMatch, untidyPrices } from './untidy-match.ts';
import { namesAt } from './untidy-names.ts';
import type { WireMatch } from './wire-match.ts';

type Fields = Readonly<Record<string, unknown>>;

function untidyTables(tables: Fields, moment: UntidyMoment): Fields {
  const { standings, league_id } = tables;
  if (!Array.isArray(standings) || drawn('table-ruleless', Number(league_id), moment) === null) return tables;
  const turned = Array.isArray(standings[0]) ? standings.map(turnLevelTeams) : turnLevelTeams(standings);
  return { ...tables, standings: turned };
}

/** Returns one record with what happens to its own kind. */
function untidyPart(operation: Operation, record: Fields, moment: UntidyMoment): unknown {
  switch (operation.record) {
    case 'match':
    case 'match_row':
      return untidyMatch(record as unknown as WireMatch, moment);
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
