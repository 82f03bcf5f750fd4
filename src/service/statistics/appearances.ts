import type { MatchFrame, Side } from '#service/engine/match-frame.ts';
import type { VisibleEvent } from '#service/engine/match-state.ts';
import type { PlayerStats } from '#service/engine/players/player-stats.ts';
import { countsAt } from '#service/engine/players/players-at.ts';
import { STARTER_SLOTS } from '#service/engine/story/roles.ts';
import type { LineUp } from '#service/world/squads/lineups.ts';

/** One player's match, as far as shown at an instant. */
export interface Appearance {
  readonly playerId: number;
  readonly side: Side;
  readonly started: boolean;
  readonly wentOff: boolean;
  /** Scored penalties. */
  readonly penalties: number;
  /** Totals of the line-up's player statistics. */
  readonly counts: PlayerStats;
}

/** Returns the appearances of both sides by an instant (epoch seconds); `events` are those shown by then. */
export function appearancesOf(
  frame: MatchFrame,
  lineUps: readonly [home: LineUp, away: LineUp],
  events: readonly VisibleEvent[],
  instant: number,
): readonly Appearance[] {
  const sheets = countsAt(frame, instant);
  if (sheets === null) return [];
  return lineUps.flatMap(({ players }, index) => {
    const side = index === 0 ? 'home' : 'away';
    const own = events.filter((event) => event.side === side);
    return [...sheets[side]].flatMap(([slot, counts]): Appearance[] => {
      const player = players[slot - 1]?.player;
      if (player === undefined || counts.minutes === 0) return [];
      return [
        {
          playerId: player.id,
          side,
          started: slot <= STARTER_SLOTS.length,
          wentOff: own.some(({ type, relatedSlot }) => type === 'substitution' && relatedSlot === slot),
          penalties: own.filter((event) => event.type === 'goal' && event.penalty && event.slot === slot)
            .length,
          counts,
        },
      ];
    });
  });
}
