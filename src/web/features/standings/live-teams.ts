import type { Match, MatchRow } from '#contract/records/match.ts';
import type { MinuteAnchor } from '#web/format/minute.ts';

export interface LiveTeam {
  readonly match: MatchRow;
  /** The minute and the instant since when it is known. */
  readonly anchor: MinuteAnchor | null;
  /** Own goals first. */
  readonly score: string;
  readonly opponent: MatchRow['teams']['home'];
  /** Whether the team has just scored. */
  readonly isFresh: boolean;
}

/** A match with its minute anchor and latest change. */
interface MatchWithChange {
  readonly record: MatchRow;
  readonly anchor: MinuteAnchor | null;
  /** The latest score change. */
  readonly scoreChange: { readonly kind: string; readonly side: 'home' | 'away' } | null;
}

export function liveTeams(matches: readonly MatchWithChange[]): ReadonlyMap<string, LiveTeam> {
  const byTeam = new Map<string, LiveTeam>();
  for (const { record, anchor, scoreChange } of matches) {
    const { home, away } = record.teams;
    const { home_score, away_score } = record.scores;
    if (record.phase !== 'live' || home_score === null || away_score === null) continue;
    const scorer = scoreChange?.kind === 'goal' ? scoreChange.side : null;
    const liveTeam = (score: string, opponent: LiveTeam['opponent'], isFresh: boolean): LiveTeam => ({
      match: record,
      anchor,
      score,
      opponent,
      isFresh,
    });
    byTeam.set(home.id, liveTeam(`${home_score}–${away_score}`, away, scorer === 'home'));
    byTeam.set(away.id, liveTeam(`${away_score}–${home_score}`, home, scorer === 'away'));
  }
  return byTeam;
}

/**
 * Returns the live teams of a season: those of the page's match, whose own record is the newer one, and of the
 * other live matches.
 */
export function liveTeamsOfSeason(match: Match, live: readonly MatchRow[]): ReadonlyMap<string, LiveTeam> {
  const others = live.filter(({ id, season_id }) => id !== match.id && season_id === match.season_id);
  return liveTeams(
    [match as MatchRow, ...others].map((record) => ({ record, anchor: null, scoreChange: null })),
  );
}
