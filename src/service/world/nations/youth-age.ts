import { dayOf, yearOf } from '#service/world/calendar/days.ts';
import { bornOf, MIN_INTAKE_AGE, playerAddress } from '#service/world/people/player.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Highest age of players of youth national teams at the start of a season. */
const MAX_YOUTH_AGE = 21;
/** Month in which seasons of national teams start. */
const SEASON_MONTH = 8;

/** Returns the year from which on players are born who are 21 at most when the season of a day starts. */
function youthBirthYear(day: number): number {
  const year = yearOf(day);
  return (day >= dayOf(year, SEASON_MONTH, 1) ? year : year - 1) - MAX_YOUTH_AGE;
}

/** Returns whether a player born on some day is young enough for the youth national teams of another day. */
export function isYouth(born: number, day: number): boolean {
  return born >= dayOf(youthBirthYear(day), 1, 1);
}

/** Returns the same of a player by id. */
export function isYouthPlayer({ seed, team }: WorldIndex, id: number, day: number): boolean {
  const { teamId, intake } = playerAddress(id);
  // The id alone rules out most players, who are too old.
  if (intake - MIN_INTAKE_AGE < youthBirthYear(day)) return false;
  const firstTeam = team(teamId);
  return firstTeam !== null && isYouth(bornOf(seed, id, firstTeam.kind), day);
}
