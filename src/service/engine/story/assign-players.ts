import type { Side } from '#service/engine/match-frame.ts';
import { u32 } from '#service/engine/streams.ts';
import { createDraft, type Draft } from './draft.ts';
import {
  ASSISTING,
  BOOKINGS,
  GOING_OFF,
  HURT,
  OWN_GOALS,
  PENALTIES,
  roleOf,
  SENDINGS_OFF,
  SHOOTING,
  scoringWeights,
  type Weights,
} from './roles.ts';
import { TeamSheet } from './team-sheet.ts';

/** First random number of a draft's stream used here; the writers of drafts use those below. */
const FIRST_DRAW = 16;

function assignShot(sheet: TeamSheet, shot: Draft, weights: Weights): void {
  shot.slot = sheet.pick(shot.draw, FIRST_DRAW, weights);
}

function assignGoal(sheet: TeamSheet, goal: Draft): void {
  const scoring = scoringWeights(sheet.goals);
  assignShot(sheet, goal, goal.ownGoal ? OWN_GOALS : goal.penalty ? PENALTIES : scoring);
  if (!goal.ownGoal && goal.amendments.length === 0) sheet.addGoal();
  if (goal.keyPass) goal.relatedSlot = sheet.pick(goal.draw, FIRST_DRAW + 1, ASSISTING, goal.slot);
  if (goal.unsure === null) return;
  // Shown first without its scorer or with a wrong one; the true scorer is the correction.
  const truth = { slot: goal.slot, relatedSlot: goal.relatedSlot };
  goal.amendments = [{ after: goal.unsure.seconds, patch: truth }];
  goal.slot = goal.unsure.blank ? null : sheet.pick(goal.draw, FIRST_DRAW + 2, scoring, goal.slot);
  goal.relatedSlot = null;
}

/** Returns false if there is no player left to book. A second booking is a draft of its own. */
function assignBooking(sheet: TeamSheet, card: Draft): boolean {
  card.slot = sheet.pick(card.draw, FIRST_DRAW, BOOKINGS, null, (slot) => (sheet.isBooked(slot) ? 0 : 1));
  if (card.slot === null) return false;
  sheet.book(card.slot);
  return true;
}

/** Returns the card and, if it sends off the goalkeeper, the substitution that brings on another one. */
function assignSendingOff(sheet: TeamSheet, card: Draft): Draft[] {
  const isReviewed = card.amendments.length > 0;
  const isFree = (slot: number): number => {
    if (sheet.isBooked(slot)) return 0;
    const isKeeper = roleOf(slot) === 'keeper';
    return isKeeper && (isReviewed || sheet.hasComeOn(slot) || !sheet.canChange(card)) ? 0 : 1;
  };
  card.slot = sheet.pick(card.draw, FIRST_DRAW, SENDINGS_OFF, null, isFree);
  if (card.slot === null) return [];
  if (isReviewed && card.kind === 'redcard') {
    sheet.book(card.slot);
    return [card];
  }
  sheet.sendOff(card.slot);
  return roleOf(card.slot) === 'keeper' ? [card, bringOnKeeper(sheet, card, card.slot)] : [card];
}

function bringOnKeeper(sheet: TeamSheet, card: Draft, keeper: number): Draft {
  const change = createDraft('substitution', card.side, card, u32(card.draw, FIRST_DRAW + 1));
  change.relatedSlot = sheet.pick(change.draw, FIRST_DRAW, GOING_OFF);
  change.slot = sheet.replacement(change.draw, FIRST_DRAW + 1, keeper);
  if (change.relatedSlot !== null && change.slot !== null)
    sheet.change(change.relatedSlot, change.slot, change);
  return change;
}

/** A second yellow needs a booked player on the pitch; without one, the card is a straight red. */
function assignSecondYellow(sheet: TeamSheet, card: Draft): Draft[] {
  const isBooked = (slot: number): number => (sheet.isBooked(slot) && roleOf(slot) !== 'keeper' ? 1 : 0);
  card.slot = sheet.pick(card.draw, FIRST_DRAW, BOOKINGS, null, isBooked);
  if (card.slot === null) {
    card.kind = 'redcard';
    card.reason = 'Denied a clear chance';
    return assignSendingOff(sheet, card);
  }
  sheet.sendOff(card.slot);
  return [card];
}

function assignSubstitution(sheet: TeamSheet, change: Draft): boolean {
  if (!sheet.canChange(change)) return false;
  const weights = change.reason === null ? GOING_OFF : HURT;
  const stays = (slot: number): number => {
    if (sheet.hasComeOn(slot)) return change.reason === null ? 0 : 1;
    return sheet.isBooked(slot) ? 5 : 4;
  };
  const off = sheet.pick(change.draw, FIRST_DRAW, weights, null, stays);
  const on = off === null ? null : sheet.replacement(change.draw, FIRST_DRAW + 1, off);
  if (off === null || on === null) return false;
  sheet.change(off, on, change);
  change.slot = on;
  change.relatedSlot = off;
  return true;
}

/** Returns the draft with its players, and what follows from it; nothing without a possible player. */
function assignOne(sheet: TeamSheet, draft: Draft): Draft[] {
  switch (draft.kind) {
    case 'goal':
      assignGoal(sheet, draft);
      return [draft];
    case 'shot_on_target':
    case 'shot_off_target':
      assignShot(sheet, draft, SHOOTING);
      return [draft];
    case 'penalty_missed':
      assignShot(sheet, draft, PENALTIES);
      return [draft];
    case 'yellowcard':
      if (draft.amendments.length > 0) return assignSendingOff(sheet, draft);
      return assignBooking(sheet, draft) ? [draft] : [];
    case 'yellowredcard':
      return assignSecondYellow(sheet, draft);
    case 'redcard':
      return assignSendingOff(sheet, draft);
    case 'substitution':
      return assignSubstitution(sheet, draft) ? [draft] : [];
    default:
      return [draft];
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
  return { drafts: drafts.flatMap((draft) => assignOne(sheets[draft.side], draft)), sheets };
}
