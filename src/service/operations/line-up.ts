import type { Players } from '#service/answer/events.ts';
import type { TeamSheets } from '#service/answer/team-sheets.ts';
import type { Fixture } from '#service/world/fixture.ts';
import type { Player } from '#service/world/player.ts';
import type { DataRequest } from './request.ts';

/** Line-ups are told an hour before kick-off. */
const TOLD_BEFORE = 3600;

/** Events name players by their family name, except where it stands first and means little alone. */
function shortName(player: Player): string {
  return player.name.startsWith(`${player.lastName} `) ? player.name : player.lastName;
}

/** Who stands behind the slots of both line-ups; they are worked out when the first slot is asked for. */
export function playersOf(fixture: Fixture, sheets: TeamSheets): Players {
  return (side, slot) => {
    const [home, away] = sheets.lineups(fixture);
    const player = (side === 'home' ? home : away).players[slot - 1]?.player;
    return player ? { id: player.id, name: shortName(player) } : null;
  };
}

/** Formations of home and away; null while they are not told. */
export type Formations = readonly [home: string | null, away: string | null];

/** The formations of both sides once they are told, where line-ups are covered. */
export function formationsOf(fixture: Fixture, request: DataRequest): Formations {
  const told = fixture.coverage.lineups && fixture.frame.kickOff - request.now <= TOLD_BEFORE;
  if (!told) return [null, null];
  const [home, away] = request.sheets.lineups(fixture);
  return [home.formation, away.formation];
}
