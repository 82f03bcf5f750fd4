import type { Side } from '#service/engine/match-frame.ts';
import type { Draft } from './draft.ts';
import {
  ASSISTING,
  BOOKINGS,
  GOING_OFF,
  HURT,
  OWN_GOALS,
  PENALTIES,
  roleOf,
  SCORING,
  SENDINGS_OFF,
  SHOOTING,
  type Weights,
} from './roles.ts';
import { TeamSheet } from './team-sheet.ts';

/**
 * Relative weights of a second and a first booking. A booked player is careful (and may be substituted), or every
 * fifth match would have a second yellow.
 */
const BOOKED_AGAIN = 1;
const NOT_YET_BOOKED = 5;

/** First random number of a draft's stream used here; the writers of drafts use those below. */
const FIRST_DRAW = 16;

function assignShot(sheet: TeamSheet, shot: Draft, weights: Weights): void {
  shot.slot = sheet.pick(shot.draw, FIRST_DRAW, weights);
}

function assignGoal(sheet: TeamSheet, goal: Draft): void {
  assignShot(sheet, goal, goal.ownGoal ? OWN_GOALS : goal.penalty ? PENALTIES : SCORING);
  if (goal.keyPass) goal.relatedSlot = sheet.pick(goal.draw, FIRST_DRAW + 1, ASSISTING, goal.slot);
  if (goal.unsure === null) return;
  // Shown first without its scorer or with a wrong one; the true scorer is the correction.
  const truth = { slot: goal.slot, relatedSlot: goal.relatedSlot };
  goal.amendments = [{ after: goal.unsure.seconds, patch: truth }];
  goal.slot = goal.unsure.blank ? null : sheet.pick(goal.draw, FIRST_DRAW + 2, SCORING, goal.slot);
  goal.relatedSlot = null;
}

/** Returns false if there is no player left to book. */
function assignBooking(sheet: TeamSheet, card: Draft): boolean {
  const care = (each: number): number => (sheet.isBooked(each) ? BOOKED_AGAIN : NOT_YET_BOOKED);
  const slot = sheet.pick(card.draw, FIRST_DRAW, BOOKINGS, null, care);
  if (slot === null) return false;
  card.slot = slot;
  if (sheet.isBooked(slot)) {
    if (roleOf(slot) === 'keeper') return false;
    card.kind = 'yellowredcard';
    card.amendments = [];
    sheet.sendOff(slot);
    return true;
  }
  if (card.amendments.length > 0) {
    if (roleOf(slot) === 'keeper') card.amendments = [];
    else sheet.sendOff(slot);
  }
  sheet.book(slot);
  return true;
}

function assignSendingOff(sheet: TeamSheet, card: Draft): boolean {
  card.slot = sheet.pick(card.draw, FIRST_DRAW, SENDINGS_OFF, null, (slot) => (sheet.isBooked(slot) ? 0 : 1));
  if (card.slot === null) return false;
  if (card.amendments.length > 0) sheet.book(card.slot);
  else sheet.sendOff(card.slot);
  return true;
}

function assignSubstitution(sheet: TeamSheet, change: Draft): boolean {
  const weights = change.reason === null ? GOING_OFF : HURT;
  const stays = (slot: number): number => {
    if (sheet.hasComeOn(slot)) return change.reason === null ? 0 : 1;
    return sheet.isBooked(slot) ? 6 : 4;
  };
  const off = sheet.pick(change.draw, FIRST_DRAW, weights, null, stays);
  const on = off === null ? null : sheet.replacement(change.draw, FIRST_DRAW + 1, off);
  if (off === null || on === null) return false;
  sheet.change(off, on);
  change.slot = on;
  change.relatedSlot = off;
  return true;
}

function assignOne(sheet: TeamSheet, draft: Draft): boolean {
  switch (draft.kind) {
    case 'goal':
      assignGoal(sheet, draft);
      return true;
    case 'shot_on_target':
    case 'shot_off_target':
      assignShot(sheet, draft, SHOOTING);
      return true;
    case 'penalty_missed':
      assignShot(sheet, draft, PENALTIES);
      return true;
    case 'yellowcard':
      return assignBooking(sheet, draft);
    case 'redcard':
      return assignSendingOff(sheet, draft);
    case 'substitution':
      return assignSubstitution(sheet, draft);
    default:
      return true;
  }
}

/**
 * Assigns players to every draft, in order of time, so that only players on the pitch score, are booked or go off.
 * Drops drafts without a possible player. Returns the sheets at the end of play, for the shoot-out.
 */
export function assignPlayers(drafts: readonly Draft[]): {
  drafts: Draft[];
  sheets: Record<Side, TeamSheet>;
} {
  const sheets = { home: new TeamSheet(), away: new TeamSheet() };
  return { drafts: drafts.filter((draft) => assignOne(sheets[draft.side], draft)), sheets };
}
