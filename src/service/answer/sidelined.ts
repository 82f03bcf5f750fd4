import type { Absence, Absences } from '#service/world/availability/sidelined.ts';
import type { Team } from '#service/world/team.ts';
import { listedName } from './person-name.ts';
import { UTC, wireMoment } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** A day that nobody knows (v2.2 wire, enumerations). */
const UNKNOWN = '?';

/** Ids are numbers, days are UTC's (v2.2 wire, teams sidelined). */
function writeAbsence({ playerId, reason, since, expected }: Absence, writing: WriteContext) {
  const player = writing.world.player(playerId);
  return {
    player: { id: playerId, name: player && listedName(player) },
    reason,
    since: wireMoment(since, UTC).date,
    expected_return: expected === null ? UNKNOWN : wireMoment(expected, UTC).date,
  };
}

/** Who of a team is out (v2.2 wire, teams sidelined and match_sidelined: the same object). */
export function writeSidelined(team: Team, { injuries, suspensions }: Absences, writing: WriteContext) {
  return {
    id: team.id,
    name: team.name,
    types: {
      injuries: injuries.map((absence) => writeAbsence(absence, writing)),
      suspension: suspensions.map((absence) => writeAbsence(absence, writing)),
    },
  };
}

export function absentees({ injuries, suspensions }: Absences): number {
  return injuries.length + suspensions.length;
}
