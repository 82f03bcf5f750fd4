import {
  type CompetitionPlace,
  compareCompetitionPlaces,
  competitionPlace,
} from '#contract/order/competition-place.ts';
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
export function selectFirstScreens(
  lists: readonly DayList[],
  country: string | null,
  minMatches: number,
): readonly DayList[] {
  const wishes = { pins: [], competitions: new Set<string>(), country };
  const competitions = new Map<
    string,
    { readonly id: string; readonly place: CompetitionPlace; matches: number }
  >();
  for (const { league } of lists.flatMap(({ data }) => data)) {
    const competition = competitions.get(league.id) ?? {
      id: league.id,
      place: competitionPlace(league, wishes),
      matches: 0,
    };
    competition.matches += 1;
    competitions.set(league.id, competition);
  }
  const selectedIds = new Set<string>();
  let matches = 0;
  for (const competition of [...competitions.values()].sort((a, b) =>
    compareCompetitionPlaces(a.place, b.place),
  )) {
    if (matches >= minMatches * lists.length) break;
    selectedIds.add(competition.id);
    matches += competition.matches;
  }
  if (selectedIds.size === competitions.size) return lists;
  return lists.map(({ data, meta }) => ({
    data: data.filter(({ league }) => selectedIds.has(league.id)),
    meta: { ...meta, part: true },
  }));
}
