import { eventName } from '#service/answer/event-name.ts';
import type { PlayersBySlot } from '#service/answer/events.ts';
import type { LineUpSnapshot } from '#service/answer/line-up.ts';
import type { TeamSheets } from '#service/answer/team-sheets.ts';
import { disruptionOf } from '#service/engine/disruption.ts';
import { playersAt } from '#service/engine/players/players-at.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { DataRequest } from './request.ts';

/** Line-ups are published an hour before kick-off. */
const PUBLISHED_BEFORE_SECONDS = 3600;

/** Returns the players by slot; line-ups are computed at the first lookup. */
export function playersBySlot(fixture: Fixture, sheets: TeamSheets): PlayersBySlot {
  return (of, slot) => {
    const [home, away] = sheets.lineups(fixture);
    const { players } = of === 'home' ? home : away;
    const player = players[slot - 1]?.player;
    if (player === undefined) return null;
    const side = players.map((each) => each.player);
    return { id: player.id, name: eventName(player, side) };
  };
}

/** Formations of home and away; null until published. */
export type Formations = readonly [home: string | null, away: string | null];

/** Returns whether the teams have named their players, after which no player drops out. */
export function hasSettledLineUps({ frame }: Fixture, now: number): boolean {
  return frame.kickOff - now <= PUBLISHED_BEFORE_SECONDS;
}

/**
 * Returns whether a match has published line-ups: they are covered, kick-off is at most an hour away, and the
 * match is not called off.
 */
function hasPublishedLineUps(fixture: Fixture, now: number): boolean {
  const { coverage, frame } = fixture;
  if (!coverage.lineups || !hasSettledLineUps(fixture, now)) return false;
  const end = disruptionOf(frame);
  const isOff = end.kind === 'postponed' || end.kind === 'cancelled' || end.kind === 'awarded';
  return !isOff || end.announced > frame.kickOff;
}

/** Returns the published formations of both sides; nulls otherwise. */
export function formationsOf(fixture: Fixture, request: DataRequest): Formations {
  if (!hasPublishedLineUps(fixture, request.now)) return [null, null];
  const [home, away] = request.sheets.lineups(fixture);
  return [home.formation, away.formation];
}

/** Returns both published line-ups, with statistics if requested; null before publication. */
export function publishedLineUps(
  fixture: Fixture,
  request: DataRequest,
): readonly [home: LineUpSnapshot, away: LineUpSnapshot] | null {
  if (!hasPublishedLineUps(fixture, request.now)) return null;
  const [home, away] = request.sheets.lineups(fixture);
  const hasStats = request.includes.stats && fixture.coverage.stats;
  const players = hasStats ? playersAt(fixture.frame, request.now) : null;
  return [
    { lineUp: home, players: players?.home ?? null },
    { lineUp: away, players: players?.away ?? null },
  ];
}
