import type { Players } from '#service/answer/events.ts';
import type { ToldLineUp } from '#service/answer/line-up.ts';
import type { TeamSheets } from '#service/answer/team-sheets.ts';
import { fate } from '#service/engine/fate.ts';
import { playersAt } from '#service/engine/players/players-at.ts';
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

/** Whether the teams have named who plays: nobody falls out any more. */
export function settledLineUps({ frame }: Fixture, now: number): boolean {
  return frame.kickOff - now <= TOLD_BEFORE;
}

/**
 * Whether the line-ups of a match are told: where they are covered, from an hour before kick-off on, unless it was
 * called off before.
 */
function lineUpsTold(fixture: Fixture, now: number): boolean {
  const { coverage, frame } = fixture;
  if (!coverage.lineups || !settledLineUps(fixture, now)) return false;
  const { kind } = fate(frame);
  return kind !== 'postponed' && kind !== 'cancelled';
}

/** The formations of both sides once they are told, where line-ups are covered. */
export function formationsOf(fixture: Fixture, request: DataRequest): Formations {
  if (!lineUpsTold(fixture, request.now)) return [null, null];
  const [home, away] = request.sheets.lineups(fixture);
  return [home.formation, away.formation];
}

/** Both line-ups with what their players have done if that is asked for; null while they are not told. */
export function toldLineUps(
  fixture: Fixture,
  request: DataRequest,
): readonly [home: ToldLineUp, away: ToldLineUp] | null {
  if (!lineUpsTold(fixture, request.now)) return null;
  const [home, away] = request.sheets.lineups(fixture);
  const counted = request.includes.stats && fixture.coverage.stats;
  const players = counted ? playersAt(fixture.frame, request.now) : null;
  return [
    { lineUp: home, players: players?.home ?? null },
    { lineUp: away, players: players?.away ?? null },
  ];
}
