import type { MatchRow } from '#contract/records/match.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { createStore } from '#web/state/store.ts';
import type { WallSubject } from '#web/wall/view.ts';
import type { decidesPlace } from './decides-place.ts';

/** The rules of tables are large: until their code has come no match decides a place. */
const decision = createStore<typeof decidesPlace>(() => false);

/** Fetches the rules of tables. Without them matches are worth what the rest of the rule says. */
export async function loadPlaces(): Promise<void> {
  const rules = await import('./decides-place.ts').catch(() => null);
  if (rules) decision.set(rules.decidesPlace);
}

/** Returns the queries of a season's tables. */
export const tableQueries = (seasonId: string) =>
  [liveStandingsQuery(seasonId, true), standingsQuery(seasonId, true)] as const;

/** Returns a function that says whether the next goal of a match decides a place, by the tables that have come. */
export function placeDecider({ answerOf }: Pick<WallSubject, 'answerOf'>): (match: MatchRow) => boolean {
  return (match) => {
    if (!match.season_id) return false;
    const [live, official] = tableQueries(match.season_id);
    const standings = answerOf(live)?.data;
    if (!standings) return false;
    return decision.get()(match, { standings, official: answerOf(official)?.data ?? null });
  };
}
