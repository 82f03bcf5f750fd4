import { inOrder, type Place, placeOf } from '#contract/order/competitions.ts';
import type { MatchRow } from '#contract/records/match.ts';

/** Match list of a day, as `/api/v2.2` returns it. */
export interface DayList {
  readonly data: readonly MatchRow[];
  readonly meta: {
    readonly dropped: number;
    /** Set when the list is incomplete. */
    readonly part?: true;
  };
}

/**
 * Returns the part of one to three days that a visitor without filters or favourites sees first: whole competitions in
 * the order of the pages, until there are enough matches.
 *
 * @param country `country_code` of the viewer
 * @param minMatches matches per day of the viewer
 */
export function firstScreens(
  lists: readonly DayList[],
  country: string | null,
  enough: number,
): readonly DayList[] {
  const wishes = { pins: [], competitions: new Set<string>(), country };
  const known = new Map<string, { readonly id: string; readonly place: Place; matches: number }>();
  for (const { league } of lists.flatMap(({ data }) => data)) {
    const competition = known.get(league.id) ?? { id: league.id, place: placeOf(league, wishes), matches: 0 };
    competition.matches += 1;
    known.set(league.id, competition);
  }
  const first = new Set<string>();
  let matches = 0;
  for (const one of [...known.values()].sort((a, b) => inOrder(a.place, b.place))) {
    if (matches >= enough * lists.length) break;
    first.add(one.id);
    matches += one.matches;
  }
  if (first.size === known.size) return lists;
  return lists.map(({ data, meta }) => ({
    data: data.filter(({ league }) => first.has(league.id)),
    meta: { ...meta, part: true },
  }));
}
