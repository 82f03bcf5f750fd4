import type { Appearance } from './appearances.ts';

/** What a player did in the matches of a season. */
export interface PlayerTotals {
  readonly playerId: number;
  /** The team of his last match. */
  readonly teamId: number;
  readonly matches: number;
  readonly starts: number;
  readonly minutes: number;
  readonly cameOn: number;
  readonly wentOff: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly penalties: number;
  readonly assists: number;
  readonly yellowcards: number;
  readonly yellowredcards: number;
  readonly redcards: number;
  readonly shotsOnTarget: number;
  readonly shotsOffTarget: number;
}

/** A player without a match. */
export function noMatches(playerId: number, teamId: number): PlayerTotals {
  return {
    playerId,
    teamId,
    matches: 0,
    starts: 0,
    minutes: 0,
    cameOn: 0,
    wentOff: 0,
    homeGoals: 0,
    awayGoals: 0,
    penalties: 0,
    assists: 0,
    yellowcards: 0,
    yellowredcards: 0,
    redcards: 0,
    shotsOnTarget: 0,
    shotsOffTarget: 0,
  };
}

/** The totals with one match more, that was played for a team. */
export function withMatch(before: PlayerTotals, match: Appearance, teamId: number): PlayerTotals {
  const isHome = match.side === 'home';
  return {
    playerId: before.playerId,
    teamId,
    matches: before.matches + 1,
    starts: before.starts + (match.started ? 1 : 0),
    minutes: before.minutes + match.minutes,
    cameOn: before.cameOn + (match.started ? 0 : 1),
    wentOff: before.wentOff + (match.wentOff ? 1 : 0),
    homeGoals: before.homeGoals + (isHome ? match.goals : 0),
    awayGoals: before.awayGoals + (isHome ? 0 : match.goals),
    penalties: before.penalties + match.penalties,
    assists: before.assists + match.assists,
    yellowcards: before.yellowcards + match.yellowcards,
    yellowredcards: before.yellowredcards + match.yellowredcards,
    redcards: before.redcards + match.redcards,
    shotsOnTarget: before.shotsOnTarget + match.shotsOnTarget,
    shotsOffTarget: before.shotsOffTarget + match.shotsOffTarget,
  };
}
