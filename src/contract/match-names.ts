import { distinctNames, isFamilyNameFirst, type NamedPerson, shortName } from './person-name.ts';

/** The part of an event that names people. */
interface NamingEvent {
  readonly player_id: string | null;
  readonly player_name: string | null;
  readonly related_player_id: string | null;
  readonly related_player_name: string | null;
}

/** A player of a team sheet. */
interface SheetRow {
  readonly player: NamedPerson & { readonly id: string };
}

/**
 * Returns the short names of a match's people by id, of both team sheets and of those that only events name. Those
 * without an id are listed by their `Family, Given`.
 */
export function matchNames(
  sheets: readonly SheetRow[],
  events: readonly NamingEvent[],
): ReadonlyMap<string, string> {
  const people = new Map<string, NamedPerson>();
  const namesWithoutId = new Set<string>();
  const add = (id: string | null, name: string | null) => {
    if (name === null) return;
    if (id !== null) people.set(id, { name });
    else if (isFamilyNameFirst(name)) namesWithoutId.add(name);
  };
  for (const event of events) {
    add(event.player_id, event.player_name);
    add(event.related_player_id, event.related_player_name);
  }
  for (const { player } of sheets) people.set(player.id, player);
  const ids = new Map([...people].map(([id, { name }]) => [name, id]));
  for (const name of namesWithoutId) if (!ids.has(name)) people.set(name, { name });
  const names = new Map(distinctNames(people));
  for (const name of namesWithoutId) names.set(name, names.get(ids.get(name) ?? name) ?? name);
  return names;
}

/** Returns events with the short names of their people. */
export function nameEvents<E extends NamingEvent>(
  events: readonly E[],
  names = matchNames([], events),
): readonly E[] {
  const nameOf = (id: string | null, name: string | null) =>
    names.get(id ?? name ?? '') ?? (name === null ? null : shortName({ name }));
  return events.map((event) => ({
    ...event,
    player_name: nameOf(event.player_id, event.player_name),
    related_player_name: nameOf(event.related_player_id, event.related_player_name),
  }));
}

/** Names the people of events that are read; most events have short names, which cost nothing. */
export function nameReadEvents<E extends NamingEvent>(events: readonly E[]): readonly E[] {
  const isListed = (event: E) =>
    [event.player_name, event.related_player_name].some((name) => name !== null && isFamilyNameFirst(name));
  return events.some(isListed) ? nameEvents(events) : events;
}
