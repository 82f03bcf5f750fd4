import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { League } from '#contract/records/league.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { hasFailed } from '#web/data/has-failed.ts';
import { leaguesOfCountryQuery } from '#web/data/profile.ts';
import { seasonVenuesQuery } from '#web/data/season.ts';

/** Leagues whose venues are read, from the top: each costs a request. */
const MAX_LEAGUES = 4;

export interface VenueLeague {
  readonly league: League;
  readonly seasonId: string;
}

const currentLeagues = (leagues: readonly League[]): readonly VenueLeague[] =>
  leagues
    .filter(({ is_cup, is_friendly, is_amateur }) => !is_cup && !is_friendly && !is_amateur)
    .flatMap((league) => (league.id_current_season ? [{ league, seasonId: league.id_current_season }] : []))
    .slice(0, MAX_LEAGUES);

/**
 * Returns the league whose clubs play at a venue; null for none, undefined while it is being looked for, and whether it was
 * not found because a request has failed. No operation has the clubs of a venue, so the venues of the country's leagues are
 * read one league after another, from the top.
 */
export function useVenueLeague({ id, country }: Pick<VenueRecord, 'id' | 'country'>): {
  readonly league: VenueLeague | null | undefined;
  readonly hasFailed: boolean;
} {
  const leagues = useQuery(enabledIf(country.id !== null, leaguesOfCountryQuery(country.id ?? '')));
  const candidates = currentLeagues(leagues.data?.data ?? []);
  const [step, setStep] = useState(0);
  const venues = useQueries({
    queries: candidates.map(({ seasonId }, at) => enabledIf(at <= step, seasonVenuesQuery(seasonId))),
  });
  const foundAt = venues.findIndex(({ data }) => data?.data.some((venue) => venue.id === id));
  const isElsewhere = venues[step]?.isFetched === true;
  if (foundAt < 0 && isElsewhere) setStep(step + 1);
  if (foundAt >= 0) return { league: candidates[foundAt], hasFailed: false };
  const isOver = country.id === null || hasFailed(leagues) || (leagues.data && step >= candidates.length);
  return {
    league: isOver ? null : undefined,
    hasFailed: Boolean(isOver) && [leagues, ...venues].some(hasFailed),
  };
}
