import type { CoachRecord } from '#contract/records/coach.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { SidelinedRecord } from '#contract/records/sidelined.ts';
import type { SquadRecord } from '#contract/records/squad.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import type { TransfersRecord } from '#contract/records/transfers.ts';
import type { TrophiesRecord } from '#contract/records/trophies.ts';
import type { Answer } from './fetch.ts';
import { infoQuery } from './info.ts';
import { catalogueQuery } from './query.ts';

export const coachQuery = (id: string | null) => infoQuery<CoachRecord>('coaches', id);
export const teamQuery = (id: string) => infoQuery<TeamRecord>('teams', id);

/** Several teams in one request. */
export const teamsQuery = (ids: readonly string[]) =>
  catalogueQuery<readonly TeamRecord[]>(
    'teams',
    { t: 'sort', ids: ids.join(',') },
    { enabled: ids.length > 0 },
  );

export const squadQuery = (id: string) => infoQuery<SquadRecord>('teams', id, 'squad');
export const transfersQuery = (id: string) => infoQuery<TransfersRecord>('teams', id, 'transfers');
export const teamSidelinedQuery = (id: string) => infoQuery<SidelinedRecord>('teams', id, 'sidelined');
export const trophiesQuery = (id: string) => infoQuery<TrophiesRecord>('teams', id, 'trophies');

/** A team's matches: upcoming ones, soonest first, those in play, and past ones, newest first. */
export type TeamMatches = Readonly<Record<'next' | 'current' | 'last', readonly MatchRow[]>>;

const listsByAnswer = new WeakMap<Answer<TeamMatches>, Answer<readonly MatchRow[]>>();

/**
 * Returns a team's lists as one: the same one for the same answer, because `useQueries` selects anew in every render
 * until it has subscribed.
 */
export function asOneList(answer: Answer<TeamMatches>): Answer<readonly MatchRow[]> {
  const { last, current, next } = answer.data;
  const list = listsByAnswer.get(answer) ?? { data: [...last, ...current, ...next], meta: answer.meta };
  listsByAnswer.set(answer, list);
  return list;
}

/** Not polled: the live list has the matches in play. */
export const teamMatchesQuery = (team_id: string) =>
  catalogueQuery<TeamMatches>('fixtures', { t: 'last_next', team_id });
