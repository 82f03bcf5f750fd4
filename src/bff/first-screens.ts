import { inOrder, type Place, placeOf } from '#contract/order/competitions.ts';
import type { MatchRow } from '#contract/records/match.ts';

/** A day's list of matches, as `/api/v2.2` answers it. */
export interface DayList {
  readonly data: readonly MatchRow[];
  readonly meta: {
    readonly dropped: number;
    /** There are more matches than these. */
    readonly part?: true;
  };
}

/**
 * Of the lists of one to three days what somebody who has chosen nothing sees first: the competitions that come
 * first in the order of the pages, each whole, until there are enough matches. All of it where there are no more.
 *
 * @param country the viewer's, by `country_code`
 * @param enough matches a day; where days share a viewer's, they share these
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
