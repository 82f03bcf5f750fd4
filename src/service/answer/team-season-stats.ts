import type { TeamTotals } from '#service/statistics/season-book.ts';
import { LINES, RANGES, type SideTotals, sumOf } from '#service/statistics/side-totals.ts';
import type { Season } from '#service/world/seasons/season.ts';
import { average, percentage } from './averages.ts';
import { byName } from './by-name.ts';

type Venues = Readonly<Record<'overall' | 'home' | 'away', SideTotals>>;

function byVenue<T>(venues: Venues, write: (totals: SideTotals) => T) {
  return { overall: write(venues.overall), home: write(venues.home), away: write(venues.away) };
}

/** Writes goals by match period; null if minutes are not covered, as recorded. */
function writeRanges(counts: readonly number[], isCovered: boolean) {
  return byName(RANGES, (range) => ({ total: isCovered ? (counts[range] ?? 0) : null }));
}

/**
 * Writes stats?t=team (v2.2 wire, stats): ids are text. Averages of clean sheets and goal lines are percentages
 * of the matches (the recorded ones divide by goals conceded, surely a mistake); those of cards are percentages
 * of the cards.
 */
export function writeTeamSeasonStats(teamId: number, season: Season, totals: TeamTotals, isCovered: boolean) {
  const overall = sumOf([totals.home, totals.away]);
  const venues: Venues = { overall, ...totals };
  const cards = overall.yellowcards + overall.yellowredcards + overall.redcards;
  const writeCards = (total: number) => ({ total, avg: percentage(total, cards) });
  const writeGoals = (total: number, matches: number) => ({ total, avg_per_match: average(total, matches) });
  const ofMatches = (total: number, matches: number) => ({ total, avg: percentage(total, matches) });
  const writeLine = (line: number, isOver: boolean) =>
    byVenue(venues, ({ matches, over }) => {
      const more = over[line] ?? 0;
      return ofMatches(isOver ? more : matches - more, matches);
    });
  return {
    id: String(teamId),
    league_id: String(season.competition),
    season_id: String(season.id),
    total_matches: overall.matches,
    assists: overall.assists,
    substituted_in: overall.cameOn,
    penalties: overall.penalties,
    goals_scored: byVenue(venues, ({ scored, matches }) => writeGoals(scored, matches)),
    goals_conceded: byVenue(venues, ({ conceded, matches }) => writeGoals(conceded, matches)),
    goals_scored_range: writeRanges(overall.scoredIn, isCovered),
    goals_conceded_range: writeRanges(overall.concededIn, isCovered),
    clean_sheets: byVenue(venues, ({ cleanSheets, matches }) => ofMatches(cleanSheets, matches)),
    cards: {
      total: cards,
      yellow: writeCards(overall.yellowcards),
      yellowred: writeCards(overall.yellowredcards),
      redcards: writeCards(overall.redcards),
    },
    goal_line: {
      over: byName(LINES, (line) => writeLine(line, true)),
      under: byName(LINES, (line) => writeLine(line, false)),
    },
  };
}
