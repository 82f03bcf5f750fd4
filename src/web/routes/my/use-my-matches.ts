import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { leagueQuery, seasonQuery } from '#web/data/info.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { liveQuery } from '#web/data/live.ts';
import { pollFromHeaders } from '#web/data/poll.ts';
import { relatedQuery } from '#web/data/related.ts';
import { roundMatchesQuery } from '#web/data/season.ts';
import { asOneList, type TeamMatches, teamMatchesQuery } from '#web/data/team.ts';
import { type ListResult, useMatchStore } from '#web/lists/use-match-store.ts';
import { useRelatedMatches } from '#web/lists/use-related-matches.ts';
import { useWishes } from '#web/lists/use-wishes.ts';
import { isOfInterest } from '#web/matches/is-of-interest.ts';
import { mayPlay } from '#web/matches/may-play.ts';
import { listRows } from '#web/matches/rows.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { roundsAround } from './rounds-around.ts';

/** Maximum of teams and of competitions: each costs requests. Those of the viewer's first places count. */
export const MAX_FOLLOWED = 20;
/** Maximum of single matches, which one request returns: those that were followed last. */
const MAX_MATCHES = 100;

const idsOf = (followed: readonly Favourite[], kind: Favourite['kind']) =>
  followed.filter((one) => one.kind === kind).map(({ id }) => id);

/** Returns the matches of followed teams, of the current rounds of followed competitions, and followed matches. */
export function useMyMatches(followed: readonly Favourite[]) {
  // Polled for ever, because the next match can be added at any time.
  const teamIds = idsOf(followed, 'team').slice(0, MAX_FOLLOWED);
  const ofTeams = teamIds.map((id) => ({
    ...teamMatchesQuery(id),
    refetchInterval: pollFromHeaders<TeamMatches>(),
    select: asOneList,
  }));
  const ofLeagues = idsOf(followed, 'competition').slice(0, MAX_FOLLOWED).map(leagueQuery);
  const competitions = useQueries({ queries: ofLeagues });
  const seasons = useQueries({
    queries: competitions.map(({ data }) => seasonQuery(data?.data?.id_current_season ?? null)),
  });
  const ofRounds = competitions.flatMap(({ data }, at) =>
    roundsAround(data?.data?.id_current_round ?? null, seasons[at]?.data?.data?.round_ids ?? []).map(
      roundMatchesQuery,
    ),
  );
  const ofMatches = {
    ...relatedQuery(idsOf(followed, 'match').slice(-MAX_MATCHES)),
    refetchInterval: pollFromHeaders<readonly MatchRow[]>(),
  };
  const byTeam = useQueries({ queries: ofTeams });
  const byRound = useQueries({ queries: ofRounds });
  const single = useQuery(ofMatches);
  const lists: readonly ListResult[] = [
    ...ofTeams.map(({ queryKey: key }, at) => ({ key, answer: byTeam[at]?.data })),
    ...ofRounds.map(({ queryKey: key }, at) => ({ key, answer: byRound[at]?.data })),
    { key: ofMatches.queryKey, answer: single.data },
  ];
  const isPlaying = useClock(
    (now) => now !== null && lists.some(({ answer }) => answer?.data.some((match) => mayPlay(match, now))),
  );
  const live = useQuery({ ...liveQuery, enabled: isPlaying });
  const { store, marks } = useMatchStore('my', [...lists, { key: liveQuery.queryKey, answer: live.data }]);
  const wishes = useWishes();
  const belongs = useCallback((match: MatchRow) => isOfInterest(match, wishes), [wishes]);
  const related = useRelatedMatches(store, belongs);
  const rows = useMemo(() => listRows(store, marks, belongs, related), [store, marks, belongs, related]);
  return {
    /** By kick-off. */
    rows,
    /** Whether an answer is loading for the first time; one that has failed does not keep the others back. */
    isLoading: [...competitions, ...seasons, ...byTeam, ...byRound, single].some(isFirstLoad),
    /** Keys of all queries, for the age of the data. */
    keys: [
      ...ofLeagues.map(({ queryKey }) => queryKey),
      ...lists.map(({ key }) => key),
      ...(isPlaying ? [liveQuery.queryKey] : []),
    ],
  };
}
