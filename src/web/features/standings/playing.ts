import type { Match, MatchRow } from '#contract/records/match.ts';

/** A team of a table that is playing. */
export interface Playing {
  readonly match: MatchRow;
  /** Its own goals first. */
  readonly score: string;
  readonly opponent: MatchRow['teams']['home'];
}

/**
 * Who of a season's teams is playing, by their ids: in the match that the page is about, whose own record is the
 * newer one, and in the others in play.
 */
export function playing(match: Match, live: readonly MatchRow[]): ReadonlyMap<string, Playing> {
  const others = live.filter(({ id, season_id }) => id !== match.id && season_id === match.season_id);
  const found = new Map<string, Playing>();
  for (const one of [match as MatchRow, ...others]) {
    const { home, away } = one.teams;
    const { home_score, away_score } = one.scores;
    if (one.phase !== 'live' || home_score === null || away_score === null) continue;
    found.set(home.id, { match: one, score: `${home_score}–${away_score}`, opponent: away });
    found.set(away.id, { match: one, score: `${away_score}–${home_score}`, opponent: home });
  }
  return found;
}
