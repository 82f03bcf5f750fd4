import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Seen } from '#web/format/minute.ts';

/** A team of a table that is playing. */
export interface Playing {
  readonly match: MatchRow;
  /** Since when its minute is known. */
  readonly seen: Seen | null;
  /** Its own goals first. */
  readonly score: string;
  readonly opponent: MatchRow['teams']['home'];
  /** Whether one of its goals has just come. */
  readonly isFresh: boolean;
}

/** A match with what was seen of it. */
interface Watched {
  readonly record: MatchRow;
  readonly seen: Seen | null;
  /** What has just changed. */
  readonly mark: { readonly kind: string; readonly side: 'home' | 'away' } | null;
}

/** Who of the teams of some matches is playing, by their ids. */
export function playing(matches: readonly Watched[]): ReadonlyMap<string, Playing> {
  const found = new Map<string, Playing>();
  for (const { record, seen, mark } of matches) {
    const { home, away } = record.teams;
    const { home_score, away_score } = record.scores;
    if (record.phase !== 'live' || home_score === null || away_score === null) continue;
    const scorer = mark?.kind === 'goal' ? mark.side : null;
    const told = (score: string, opponent: Playing['opponent'], isFresh: boolean) => ({
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
 * Who of a season's teams is playing: in the match that the page is about, whose own record is the newer one, and in
 * the others in play.
 */
export function playingBeside(match: Match, live: readonly MatchRow[]): ReadonlyMap<string, Playing> {
  const others = live.filter(({ id, season_id }) => id !== match.id && season_id === match.season_id);
  return playing([match as MatchRow, ...others].map((record) => ({ record, seen: null, mark: null })));
}
