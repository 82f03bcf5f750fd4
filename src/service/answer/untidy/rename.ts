import { isObject } from '#contract/is-object.ts';
import type { UntidyName } from './name-kinds.ts';

/** The names of the untidy world by id; null for one that is as in the tidy world. */
export interface UntidyNames {
  person(id: number): UntidyName | null;
  /** A second surname, null for most. */
  secondSurname(id: number): string | null;
  club(id: number, name: string): string;
  league(id: number, name: string): string;
}

type Fields = Readonly<Record<string, unknown>>;

/** What an object is called where it stands: the name of its field, of its record, or the type of a search hit. */
const PEOPLE = new Set(['player', 'player_season_stats']);
const CLUBS = new Set(['team', 'team_row', 'home', 'away', 'team_left', 'team_join', 'sidelined']);
const LEAGUES = new Set(['league', 'leagues']);
const PLAYERS_OF_EVENT = ['player', 'related_player'] as const;
const ASSIST = 'Assist by: ';

/** Names a player's own record or an entry of a list, which has an id and a name alone. */
function renamePerson(person: Fields, names: UntidyNames): Fields {
  const id = Number(person['id']);
  const second = names.secondSurname(id);
  if (second !== null && 'lastname' in person)
    return { ...person, lastname: `${person['lastname']} ${second}` };
  const untidyName = names.person(id);
  if (untidyName === null) return person;
  const { listed, spoken, short, firstname, lastname } = untidyName;
  const isListed = (name: unknown) => String(name).includes(', ');
  if (!('lastname' in person)) return { ...person, name: isListed(person['name']) ? listed : spoken };
  return {
    ...person,
    name: isListed(person['name']) ? listed : spoken,
    common_name: isListed(person['common_name']) ? listed : short,
    firstname,
    lastname,
  };
}

function renameEvent(event: Fields, names: UntidyNames): Fields {
  const changes: Record<string, string> = {};
  for (const role of PLAYERS_OF_EVENT) {
    const name = event[`${role}_name`] ? names.person(Number(event[`${role}_id`])) : null;
    if (name) changes[`${role}_name`] = name.short;
  }
  if (changes['related_player_name'] && String(event['info']).startsWith(ASSIST))
    changes['info'] = `${ASSIST}${changes['related_player_name']}`;
  return { ...event, ...changes };
}

function renameOne(one: Fields, place: string, names: UntidyNames): Fields {
  if ('player_id' in one) return renameEvent(one, names);
  const { id, name, team_id, team_name } = one;
  if (typeof team_name === 'string') return { ...one, team_name: names.club(Number(team_id), team_name) };
  const kind = place === 'search_hit' ? String(one['type']) : place;
  if (typeof name !== 'string' || !id) return one;
  if (PEOPLE.has(kind)) return renamePerson(one, names);
  if (CLUBS.has(kind)) return { ...one, name: names.club(Number(id), name) };
  return LEAGUES.has(kind) ? { ...one, name: names.league(Number(id), name) } : one;
}

/**
 * Gives people, clubs and competitions their untidy names wherever an answer has their ids.
 *
 * @param place the kind of record at the top, below it the name of the field
 */
export function rename(value: unknown, place: string, names: UntidyNames): unknown {
  if (Array.isArray(value)) return value.map((entry) => rename(entry, place, names));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, rename(field, name, names)]);
  return renameOne(Object.fromEntries(fields), place, names);
}
