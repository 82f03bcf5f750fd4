import { placeOfPeriod } from '#contract/periods.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { type MatchRule, mapEvents, minutesBetween } from './match-rule.ts';

/** What only a player on the pitch can do; a card can be shown to the bench. */
const ON_PITCH: ReadonlySet<string> = new Set([
  'goal',
  'corner',
  'shot_on_target',
  'shot_off_target',
  'penalty_missed',
]);

/** An event may stand some minutes before or after the moment that it tells of. */
const MAX_SHIFT_MINUTES = 2;

function isBefore(a: MatchEvent, b: MatchEvent): boolean {
  const periods = placeOfPeriod(b) - placeOfPeriod(a);
  const minutes = minutesBetween(a, b);
  return periods > 0 || (periods === 0 && minutes > MAX_SHIFT_MINUTES && Number.isFinite(minutes));
}

function isTurned(change: MatchEvent, actions: readonly MatchEvent[]): boolean {
  const { player_id: on, related_player_id: off } = change;
  if (on === null || off === null) return false;
  const played = (id: string, isWanted: (action: MatchEvent) => boolean) =>
    actions.some((action) => action.player_id === id && isWanted(action));
  const before = (action: MatchEvent) => isBefore(action, change);
  const after = (action: MatchEvent) => isBefore(change, action);
  return (played(on, before) && !played(off, before)) || (played(off, after) && !played(on, after));
}

export const substitutionTurned: MatchRule = (match) => {
  const actions = (match.events ?? []).filter(({ type }) => ON_PITCH.has(type));
  return mapEvents(match, (event) =>
    event.type === 'substitution' && isTurned(event, actions)
      ? {
          ...event,
          player_id: event.related_player_id,
          player_name: event.related_player_name,
          related_player_id: event.player_id,
          related_player_name: event.player_name,
        }
      : event,
  );
};
