import { isHourKnown } from '#contract/is-hour-known.ts';
import { MATCH_TABS, type MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { isShielded } from '#news/is-shielded.ts';
import { hasStatistics } from '#web/features/match-stats/totals.ts';
import { wasPlayed } from '#web/matches/timeline-periods.ts';

const ABANDONED = 6;

/** Whether a tab may have content, as far as the match says. */
const HAS_CONTENT: Readonly<Record<MatchTab, (match: Match) => boolean>> = {
  // Null coverage is unknown: the answer says whether there are any.
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

const isOutsidePlan = (tab: MatchTab, refusals: ReadonlySet<string>) =>
  refusals.has(REQUIRED_DATA[tab] ?? '-');

interface Absences {
  readonly refusals: ReadonlySet<string>;
  /** Tabs whose answers have nothing. */
  readonly empty: ReadonlySet<MatchTab>;
  readonly hasOdds: boolean;
}

/** Line-ups that are announced: the tab says when they come. */
const areAhead = ({ phase, coverage, status, time }: Match) =>
  phase === 'scheduled' && coverage?.has_lineups === true && isHourKnown({ status, time });

/** Returns the tabs of a match besides the summary; those without content or outside the account's plan are omitted. */
export function availableMatchTabs(
  match: Match,
  { refusals, empty, hasOdds }: Absences,
): readonly MatchTab[] {
  return MATCH_TABS.filter(
    (tab) =>
      HAS_CONTENT[tab](match) &&
      !isOutsidePlan(tab, refusals) &&
      (!empty.has(tab) || (tab === 'lineups' && areAhead(match))) &&
      (hasOdds || tab !== 'odds'),
  );
}

/** Returns whether a match that has begun has cards beside its events on a wide page. */
export function hasSideCards({ phase }: Match, tabs: readonly MatchTab[]): boolean {
  const sideTabs: readonly MatchTab[] =
    phase === 'live' ? ['lineups', 'table', 'odds', 'tv'] : ['lineups', 'table'];
  return phase !== 'scheduled' && tabs.some((tab) => sideTabs.includes(tab));
}
