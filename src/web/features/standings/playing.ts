import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Seen } from '#web/format/minute.ts';

/** A team of a table with a live match. */
export interface Playing {
  readonly match: MatchRow;
  /** The minute and the instant since when it is known. */
  readonly seen: Seen | null;
  /** Own goals first. */
  readonly score: string;
  readonly opponent: MatchRow['teams']['home'];
  /** Whether the team has just scored. */
  readonly isFresh: boolean;
}

/** A match with its minute anchor and latest change. */
interface Watched {
  readonly record: MatchRow;
  readonly seen: Seen | null;
  /** The latest score change. */
  readonly mark: { readonly kind: string; readonly side: 'home' | 'away' } | null;
}

/** Returns the live teams of some matches by id. */
export function playing(matches: readonly Watched[]): ReadonlyMap<string, Playing> {
  const found = new Map<string, Playing>();
  for (const { record, seen, mark } of matches) {
    const { home, away } = record.teams;
    const { home_score, away_score } = record.scores;
    if (record.phase !== 'live' || home_score === null || away_score === null) continue;
    const scorer = mark?.kind === 'goal' ? mark.side : null;
    const told = (score: string, opponent: Playing['opponent'], isFresh: boolean): Playing => ({
      match: record,
      seen,
      score,
      opponent,
      isFresh,
    });
    found.set(home.id, told(`${home_score}–${away_score}`, away, scorer === 'home'));
    found.set(away.id, told(`${away_score}–${home_score}`, home, scorer === 'away'));
  }
  return found;
}

/**
 * Returns the live teams of a season: those of the page's match, whose own record is the newer one, and of the
 * other live matches.
 */
export function playingBeside(match: Match, live: readonly MatchRow[]): ReadonlyMap<string, Playing> {
  const others = live.filter(({ id, season_id }) => id !== match.id && season_id === match.season_id);
  return playing([match as MatchRow, ...others].map((record) => ({ record, seen: null, mark: null })));
}
