import type { Absences, PlayerAbsence } from '#service/world/availability/sidelined.ts';
import type { Team } from '#service/world/teams/team.ts';
import { listedName } from './person-name.ts';
import { UTC, wireMoment } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** An unknown date on the wire (v2.2 wire, enumerations). */
const UNKNOWN_DATE = '?';

/** Writes an absence: ids are numbers, days are in UTC (v2.2 wire, teams sidelined). */
function writeAbsence({ playerId, reason, since, expected }: PlayerAbsence, context: WriteContext) {
  const player = context.world.player(playerId);
  return {
    player: { id: playerId, name: player && listedName(player) },
    reason,
    since: wireMoment(since, UTC).date,
    expected_return: expected === null ? UNKNOWN_DATE : wireMoment(expected, UTC).date,
  };
}

/**
 * Writes the sidelined players of a team (v2.2 wire, teams sidelined and match_sidelined share this object).
 */
export function writeSidelined(team: Team, { injuries, suspensions }: Absences, context: WriteContext) {
  return {
    id: team.id,
    name: team.name,
    types: {
      injuries: injuries.map((absence) => writeAbsence(absence, context)),
      suspension: suspensions.map((absence) => writeAbsence(absence, context)),
    },
  };
}

/** Returns the number of injured and suspended players. */
export function countAbsentees({ injuries, suspensions }: Absences): number {
  return injuries.length + suspensions.length;
}
