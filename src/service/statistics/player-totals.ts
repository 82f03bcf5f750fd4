import type { PlayerStats } from '#service/engine/players/player-stats.ts';
import type { Appearance } from './appearances.ts';

/** Statistics that are summed over a player's matches. */
const COUNTED_STATS = [
  'minutes',
  'assists',
  'yellowcards',
  'yellowredcards',
  'redcards',
  'offsides',
  'shots_total',
  'shots_on_target',
  'shots_off_target',
  'shots_blocked',
] as const satisfies readonly (keyof PlayerStats)[];

type Counts = Readonly<Record<(typeof COUNTED_STATS)[number], number>>;

export interface PlayerTotals extends Counts {
  readonly playerId: number;
  /** Team of the player's last match. */
  readonly teamId: number;
  readonly matches: number;
  readonly starts: number;
  readonly cameOn: number;
  readonly wentOff: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Scored penalties. */
  readonly penalties: number;
}

/** Returns the totals of a player without a match. */
export function noMatches(playerId: number, teamId: number): PlayerTotals {
  return {
    playerId,
    teamId,
    matches: 0,
    starts: 0,
    cameOn: 0,
    wentOff: 0,
    homeGoals: 0,
    awayGoals: 0,
    penalties: 0,
    minutes: 0,
    assists: 0,
    yellowcards: 0,
    yellowredcards: 0,
    redcards: 0,
    offsides: 0,
    shots_total: 0,
    shots_on_target: 0,
    shots_off_target: 0,
    shots_blocked: 0,
  };
}

/** Returns the totals with one more match, played for a team. */
export function withMatch(before: PlayerTotals, match: Appearance, teamId: number): PlayerTotals {
  const { side, started, wentOff, penalties, counts } = match;
  const sum = {
    ...before,
    teamId,
    matches: before.matches + 1,
    starts: before.starts + (started ? 1 : 0),
    cameOn: before.cameOn + (started ? 0 : 1),
    wentOff: before.wentOff + (wentOff ? 1 : 0),
    homeGoals: before.homeGoals + (side === 'home' ? counts.goals : 0),
    awayGoals: before.awayGoals + (side === 'away' ? counts.goals : 0),
    penalties: before.penalties + penalties,
  };
  for (const name of COUNTED_STATS) sum[name] += counts[name];
  return sum;
}
