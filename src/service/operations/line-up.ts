import type { Players } from '#service/answer/events.ts';
import type { ToldLineUp } from '#service/answer/line-up.ts';
import type { TeamSheets } from '#service/answer/team-sheets.ts';
import { fate } from '#service/engine/fate.ts';
import { playersAt } from '#service/engine/players/players-at.ts';
import type { Fixture } from '#service/world/fixture.ts';
import type { Player } from '#service/world/player.ts';
import type { DataRequest } from './request.ts';

/** Line-ups are published an hour before kick-off. */
const TOLD_BEFORE = 3600;

/** Returns the name in events: the family name, or the full name where the family name comes first. */
function shortName(player: Player): string {
  return player.name.startsWith(`${player.lastName} `) ? player.name : player.lastName;
}

/** Returns the players by slot; line-ups are computed at the first lookup. */
export function playersOf(fixture: Fixture, sheets: TeamSheets): Players {
  return (side, slot) => {
    const [home, away] = sheets.lineups(fixture);
    const player = (side === 'home' ? home : away).players[slot - 1]?.player;
    return player ? { id: player.id, name: shortName(player) } : null;
  };
}

/** Formations of home and away; null until published. */
export type Formations = readonly [home: string | null, away: string | null];

/** Returns whether the teams have named their players, after which nobody drops out. */
export function settledLineUps({ frame }: Fixture, now: number): boolean {
  return frame.kickOff - now <= TOLD_BEFORE;
}

/**
 * Returns whether a match has published line-ups: they are covered, kick-off is at most an hour away, and the
 * match is not called off.
 */
function lineUpsTold(fixture: Fixture, now: number): boolean {
  const { coverage, frame } = fixture;
  if (!coverage.lineups || !settledLineUps(fixture, now)) return false;
  const { kind } = fate(frame);
  return kind !== 'postponed' && kind !== 'cancelled';
}

/** Returns the published formations of both sides; nulls otherwise. */
export function formationsOf(fixture: Fixture, request: DataRequest): Formations {
  if (!lineUpsTold(fixture, request.now)) return [null, null];
  const [home, away] = request.sheets.lineups(fixture);
  return [home.formation, away.formation];
}

/** Returns both published line-ups, with statistics if requested; null before publication. */
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
