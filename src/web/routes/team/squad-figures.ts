import type { Leader } from '#contract/records/leader.ts';
import type { LEADERS } from '#web/data/season.ts';

/** What a player of a squad has in the season of its league; null where the list of it is not known. */
export interface SquadFigures {
  readonly goals: number | null;
  readonly assists: number | null;
  readonly yellowcards: number | null;
  /** Red cards and second yellows. */
  readonly redcards: number | null;
}

type LeaderLists = Readonly<Record<(typeof LEADERS)[number], readonly Leader[] | null>>;

/**
 * Returns the figures of a team's players. The lists are complete: a player who is in none has none.
 *
 * @returns null if no list is known or has anyone: the season has not begun, or the feed has no lists
 */
export function squadFigures(
  lists: LeaderLists,
  teamId: string,
): ((playerId: string) => SquadFigures) | null {
  const isKnown = (list: readonly Leader[] | null) => list !== null && list.length > 0;
  if (!Object.values(lists).some(isKnown)) return null;
  const countIn = (list: readonly Leader[] | null, playerId: string, countOf: (leader: Leader) => number) => {
    if (!list || list.length === 0) return null;
    // A feed may list a player twice.
    const leader = list.find(({ player, team }) => player.id === playerId && team.id === teamId);
    return leader ? countOf(leader) : 0;
  };
  const { topscorers, topassists, topcards } = lists;
  return (id) => ({
    goals: countIn(topscorers, id, ({ goals }) => goals.overall ?? 0),
    assists: countIn(topassists, id, ({ assists }) => assists ?? 0),
    yellowcards: countIn(topcards, id, ({ yellowcards }) => yellowcards ?? 0),
    redcards: countIn(topcards, id, (leader) => (leader.yellowredcards ?? 0) + (leader.redcards ?? 0)),
  });
}
