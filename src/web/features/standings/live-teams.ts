import type { MinuteAnchor } from '#contract/minute.ts';
import type { Score } from '#contract/parse/score.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';

export interface LiveTeam {
  readonly match: MatchRow;
  /** The minute and the instant since when it is known. */
  readonly anchor: MinuteAnchor | null;
  /** Own goals first. */
  readonly score: Score;
  readonly opponent: MatchRow['teams']['home'];
  /** Whether the team has just scored. */
  readonly isFresh: boolean;
}

export const NO_LIVE_TEAMS: ReadonlyMap<string, LiveTeam> = new Map();

export function liveTeams(
  rows: readonly (Pick<MatchListRow, 'record' | 'anchor'> & {
    readonly scoreChange: Pick<ScoreChange, 'kind' | 'side'> | null;
  })[],
): ReadonlyMap<string, LiveTeam> {
  const byTeam = new Map<string, LiveTeam>();
  for (const { record: match, anchor, scoreChange } of rows) {
    const score = match.phase === 'live' ? scoreOf(match) : null;
    if (!score) continue;
    const { home, away } = match.teams;
    const scorer = scoreChange?.kind === 'goal' ? scoreChange.side : null;
    const own = { match, anchor, score, opponent: away, isFresh: scorer === 'home' };
    byTeam.set(home.id, own);
    byTeam.set(away.id, {
      ...own,
      score: swapSides(score),
      opponent: home,
      isFresh: scorer === 'away',
    });
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
