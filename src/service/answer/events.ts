import type { VisibleEvent } from '#service/engine/match-state.ts';
import { type EventIds, typed } from './wire-types.ts';

/** A player's id and the name that events use. */
interface NamedPlayer {
  readonly id: number;
  readonly name: string;
}

/** Returns the player in a line-up slot of a side; null where line-ups are unknown. */
export type PlayersBySlot = (side: VisibleEvent['side'], slot: number) => NamedPlayer | null;

/** What writing events needs beside the events. */
export interface EventOptions {
  /** Team ids, `away` likewise. */
  readonly home: number;
  readonly away: number;
  readonly players: PlayersBySlot;
  /** Whether to write `timestamp`: only on events of the current day's matches (spec, match event). */
  readonly timestamps: boolean;
  readonly ids: EventIds;
}

/** An event on the wire; match_events omits an empty `info`. */
export interface WireEvent {
  readonly team_id: number | string;
  readonly type: string;
  readonly period: string;
  readonly player_id: number | string | null;
  readonly player_name: string | null;
  readonly related_player_id: number | string | null;
  readonly related_player_name: string | null;
  readonly minute: string;
  readonly extra_minute: number | null;
  readonly timestamp: number | null;
  readonly reason: string | null;
  readonly injuried: null;
  readonly own_goal: boolean;
  readonly penalty: boolean;
  readonly result: string | null;
  readonly info?: string | null;
}

function infoOf(event: VisibleEvent, assist: NamedPlayer | null): string | null {
  return event.info ?? (event.type === 'goal' && assist ? `Assist by: ${assist.name}` : null);
}

/**
 * Writes an event (v2.2 wire, events): `minute` is text, stoppage time is in `extra_minute` (our choice:
 * recordings have only null). `team_id` is the player's own team, also for an own goal.
 */
function writeEvent(event: VisibleEvent, options: EventOptions): WireEvent {
  const { ids, players } = options;
  const player = event.slot === null ? null : players(event.side, event.slot);
  const related = event.relatedSlot === null ? null : players(event.side, event.relatedSlot);
  const info = infoOf(event, related);
  return {
    team_id: typed(event.side === 'home' ? options.home : options.away, ids),
    type: event.type,
    period: event.period,
    player_id: player && typed(player.id, ids),
    player_name: player?.name ?? null,
    related_player_id: related && typed(related.id, ids),
    related_player_name: related?.name ?? null,
    minute: String(event.minute),
    extra_minute: event.extra,
    timestamp: options.timestamps ? event.at : null,
    reason: event.reason,
    injuried: null,
    own_goal: event.ownGoal,
    penalty: event.penalty,
    result: event.result,
    ...(info === null && ids === 'text' ? {} : { info }),
  };
}

/** Writes the events of a match, oldest first. */
export function writeEvents(events: readonly VisibleEvent[], options: EventOptions): WireEvent[] {
  return events.map((event) => writeEvent(event, options));
}
