import type { H2hRecord } from '#contract/records/h2h.ts';
import { operationQuery } from './query.ts';

/** Earlier meetings of the two teams of a match; they change with the next match only. */
export const h2hQuery = (id: string) => operationQuery<H2hRecord | null>('h2h', { t: 'match', id });

/** The same of two teams, the first one as the home side. */
export const teamsH2hQuery = (team1: string, team2: string) =>
  operationQuery<H2hRecord | null>('h2h', { t: 'teams', team1, team2 });
