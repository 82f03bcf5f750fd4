import * as z from 'zod';
import { nameReadEvents } from '#contract/match-names.ts';
import { epochSeconds } from '#contract/parse/instant.ts';
import { minute } from '#contract/parse/minute.ts';
import { addedMinutes, flag, id, prose, text } from '#contract/parse/plain.ts';
import { dataset, filteredDataset, type Immutable, optional, required } from './field.ts';

/**
 * A match event. Source: v2.2 wire, events.
 *
 * `type` is `goal`, `yellowcard`, `yellowredcard`, `redcard`, `substitution`, `corner`, `shot_on_target`,
 * `shot_off_target`, and by our choice `penalty_missed`, `penalty_shootout_scored`, `penalty_shootout_missed` and
 * `var` (a goal ruled out: `result` "cancelled", the reason in `info`). Unknown types are passed through. A goal's
 * related player made the assist; in a substitution `player` comes on and `related_player` goes off. Names are short.
 */
const eventSchema = z
  .object({
    team_id: optional(id),
    type: required(text),
    /** `1st half`, `2nd half`; by our choice `extra time 1`, `extra time 2`, `penalties`. */
    period: optional(text),
    player_id: optional(id),
    player_name: optional(text),
    related_player_id: optional(id),
    related_player_name: optional(text),
    minute: optional(minute),
    extra_minute: optional(addedMinutes),
    /** Epoch seconds; only on events of the current day. */
    timestamp: optional(epochSeconds),
    reason: optional(text),
    injuried: optional(text),
    own_goal: optional(flag),
    penalty: optional(flag),
    result: optional(text),
    info: optional(prose),
  })
  .transform((event) => ({
    ...event,
    minute: event.minute?.minute ?? null,
    // "45+2" already contains the stoppage minute.
    extra_minute: event.extra_minute ?? event.minute?.extra ?? null,
    own_goal: event.own_goal ?? false,
    penalty: event.penalty ?? false,
  }));

export type MatchEvent = Immutable<z.output<typeof eventSchema>>;

/** An event that is a record of its own. */
export const matchEventSchema = eventSchema.transform((event) => nameReadEvents([event])[0] ?? event);

const nameDataset = (events: readonly MatchEvent[] | undefined) => events && nameReadEvents(events);

/** Events of a whole match. */
export const eventsSchema = dataset(eventSchema).transform(nameDataset).optional();

const ROW_EVENT_TYPES: ReadonlySet<unknown> = new Set([
  'goal',
  'redcard',
  'yellowredcard',
  'var',
  'penalty_missed',
  'penalty_shootout_scored',
  'penalty_shootout_missed',
]);

/** Returns whether a list row includes this event: goals, sendings-off, rulings, missed penalties, shoot-out kicks. */
export function isRowEvent(wire: unknown): boolean {
  if (typeof wire !== 'object' || wire === null) return true;
  return !('type' in wire) || typeof wire.type !== 'string' || ROW_EVENT_TYPES.has(wire.type);
}

/** Events of a list row; other types are skipped without parsing. */
export const rowEventsSchema = filteredDataset(eventSchema, isRowEvent).transform(nameDataset);
