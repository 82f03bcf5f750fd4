import { MATCH_TABS, type MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { hasStatistics } from '#web/features/match-stats/totals.ts';
import { isShielded } from '#web/matches/is-shielded.ts';
import { wasPlayed } from '#web/matches/timeline-periods.ts';

const ABANDONED = 6;

/** Whether a tab may have content, as far as the match says. */
const HAS_CONTENT: Readonly<Record<MatchTab, (match: Match) => boolean>> = {
  // Null coverage is unknown: the tab has its own empty state.
  lineups: ({ coverage, phase, status, events }) =>
    coverage?.has_lineups !== false && (phase !== 'off' || status === ABANDONED || (events?.length ?? 0) > 0),
  // Whether there are any would tell whether a shielded match was played.
  stats: (match) => isShielded(match) || (wasPlayed(match) && hasStatistics(match)),
  table: ({ coverage, season_id }) => coverage?.has_standings !== false && season_id !== null,
  odds: () => true,
  h2h: () => true,
  tv: ({ coverage }) => coverage?.has_tvs !== false,
  info: () => true,
};

/** Data that a tab needs: an operation, or a dataset of the match. */
const REQUIRED_DATA: Readonly<Partial<Record<MatchTab, string>>> = {
  lineups: 'fixtures?t=match_lineups',
  stats: 'stats',
  table: 'leagues?t=standings_live',
  odds: 'fixtures?t=match_odds',
  h2h: 'h2h?t=match',
  tv: 'broadcast?t=match_tvs',
};

export const isOutsidePlan = (tab: MatchTab, refusals: ReadonlySet<string>) =>
  refusals.has(REQUIRED_DATA[tab] ?? '-');

const NO_REFUSALS: ReadonlySet<string> = new Set();

/**
 * Returns the tabs of a match besides the summary; those without coverage or outside the account's plan are
 * omitted.
 *
 * @param hasOdds false: without the odds
 */
export function availableMatchTabs(
  match: Match,
  refusals: ReadonlySet<string> = NO_REFUSALS,
  hasOdds = true,
): readonly MatchTab[] {
  return MATCH_TABS.filter(
    (tab) => HAS_CONTENT[tab](match) && !isOutsidePlan(tab, refusals) && (hasOdds || tab !== 'odds'),
  );
}

/**
 * Returns whether a match has a second column: beside its summary and its statistics, if there is a table or it is in
 * play. The page before kick-off has its own.
 */
export function hasMatchSide(match: Match, tab: MatchTab | null, tabs: readonly MatchTab[]): boolean {
  if (match.phase === 'scheduled' || (tab !== 'stats' && tab !== null)) return false;
  return tabs.includes(tab ?? 'info') && (tabs.includes('table') || match.phase === 'live');
}
