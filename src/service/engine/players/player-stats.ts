import type { EventDetails, LogEntry } from '#service/engine/story/log-entry.ts';
import type { Attribution } from './attribution.ts';

/** Totals of one player in a match. Minutes are whole and exclude stoppage time. */
export interface PlayerStats {
  minutes: number;
  goals: number;
  own_goals: number;
  assists: number;
  shots_total: number;
  shots_on_target: number;
  shots_off_target: number;
  shots_blocked: number;
  key_passes: number;
  passes: number;
  passes_accurate: number;
  tackles: number;
  interceptions: number;
  fouls: number;
  fouled: number;
  offsides: number;
  yellowcards: number;
  yellowredcards: number;
  redcards: number;
  saves: number;
  goals_conceded: number;
  penalties_missed: number;
}

export function emptyPlayerStats(): PlayerStats {
  return {
    minutes: 0,
    goals: 0,
    own_goals: 0,
    assists: 0,
    shots_total: 0,
    shots_on_target: 0,
    shots_off_target: 0,
    shots_blocked: 0,
    key_passes: 0,
    passes: 0,
    passes_accurate: 0,
    tackles: 0,
    interceptions: 0,
    fouls: 0,
    fouled: 0,
    offsides: 0,
    yellowcards: 0,
    yellowredcards: 0,
    redcards: 0,
    saves: 0,
    goals_conceded: 0,
    penalties_missed: 0,
  };
}

/** Adds one to a slot's count; ignores null slots. */
type AddCount = (slot: number | null, name: keyof PlayerStats) => void;

function addShot(entry: LogEntry, shooter: number | null, passer: number | null, own: AddCount): void {
  own(shooter, 'shots_total');
  own(shooter, entry.onTarget ? 'shots_on_target' : 'shots_off_target');
  if (entry.keyPass) own(passer, 'key_passes');
}

/**
 * Counts one event by its visible details, for the players of its side (`own`) and of the other one. The rules equal
 * those of TeamTally: a goal ruled out adds nothing, a card is also a foul.
 */
export function countEvent(
  entry: LogEntry,
  details: EventDetails,
  by: Attribution,
  own: AddCount,
  others: AddCount,
): void {
  switch (details.kind) {
    case 'goal':
      if (entry.ownGoal) {
        own(details.slot, 'own_goals');
        break;
      }
      own(details.slot, 'goals');
      if (details.relatedSlot !== null) own(details.relatedSlot, 'assists');
      addShot(entry, details.slot, details.relatedSlot, own);
      break;
    case 'shot_on_target':
    case 'shot_off_target':
      addShot(entry, details.slot, by.passer, own);
      if (entry.onTarget) others(by.keeper, 'saves');
      break;
    case 'penalty_missed':
      addShot(entry, details.slot, by.passer, own);
      own(details.slot, 'penalties_missed');
      if (entry.onTarget) others(by.keeper, 'saves');
      break;
    case 'shot_blocked':
      own(by.actor, 'shots_total');
      own(by.actor, 'shots_blocked');
      if (entry.keyPass) own(by.passer, 'key_passes');
      break;
    case 'offside':
      own(by.actor, 'offsides');
      break;
    case 'foul':
      own(by.actor, 'fouls');
      others(by.victim, 'fouled');
      break;
    case 'yellowcard':
    case 'yellowredcard':
    case 'redcard':
      own(details.slot, 'fouls');
      own(details.slot, `${details.kind}s`);
      others(by.victim, 'fouled');
      break;
    default:
      break;
  }
}
