import { MATCH_TABS, type MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { tellsOdds } from '#web/settings/tells-odds.ts';
import { pairsOf, totalsOf } from './pairs.ts';
import { wasPlayed } from './parts.ts';

const ABANDONED = 6;

/** Whether there is anything to be told at a tab, as far as the match itself says. */
const HAS: Readonly<Record<MatchTab, (match: Match) => boolean>> = {
  // What nobody says is not there (null) may be: the tab itself tells then.
  lineups: ({ coverage, phase, status, events }) =>
    coverage?.has_lineups !== false && (phase !== 'off' || status === ABANDONED || (events?.length ?? 0) > 0),
  stats: (match) => wasPlayed(match) && pairsOf(totalsOf(match)).length > 0,
  table: ({ coverage, season_id }) => coverage?.has_standings !== false && season_id !== null,
  odds: tellsOdds,
  h2h: () => true,
  tv: ({ coverage }) => coverage?.has_tvs !== false,
  info: () => true,
};

/** Data that each tab needs: operations, or datasets of the match itself. */
const NEEDS: Readonly<Partial<Record<MatchTab, string>>> = {
  lineups: 'fixtures?t=match_lineups',
  stats: 'stats',
  table: 'leagues?t=standings_live',
  odds: 'fixtures?t=match_odds',
  h2h: 'h2h?t=match',
  tv: 'broadcast?t=match_tvs',
};

/** Whether the account's plan lacks what a tab is made of. */
export const isRefused = (tab: MatchTab, refusals: ReadonlySet<string>) => refusals.has(NEEDS[tab] ?? '-');

const NO_REFUSALS: ReadonlySet<string> = new Set();

/** What a match has besides its summary, in order: a tab without coverage, or outside the account's plan, is not there. */
export function tabsOf(match: Match, refusals: ReadonlySet<string> = NO_REFUSALS): readonly MatchTab[] {
  return MATCH_TABS.filter((tab) => HAS[tab](match) && !isRefused(tab, refusals));
}
