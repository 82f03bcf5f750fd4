import type { AbsencesByMatch } from './availability/known-absences.ts';
import type { MembershipHistory } from './leagues/membership.ts';
import type { ScheduleHistory } from './seasons/season-schedules.ts';
import { NO_SQUADS, type SquadHistory } from './squads/squad-book.ts';

/** What led to the present of a world: to compute it takes most of a start and of the first list. */
export interface WorldHistory extends MembershipHistory {
  readonly schedules: ScheduleHistory;
  readonly squads: SquadHistory;
  readonly absences: AbsencesByMatch;
}

export const NO_HISTORY: WorldHistory = {
  tiers: new Map(),
  orders: new Map(),
  schedules: { leagues: new Map(), cups: new Map(), friendlies: new Map() },
  squads: NO_SQUADS,
  absences: new Map(),
};
