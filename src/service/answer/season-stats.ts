import { LINES, RANGES, type SideTotals, sumOf } from '#service/statistics/side-totals.ts';
import type { Season } from '#service/world/seasons/season.ts';
import { average, percentage } from './averages.ts';
import { byName } from './by-name.ts';

/** The entity with the most goals; null if no goal was scored. */
interface TopScorer {
  readonly id: number;
  readonly goals: number;
}

/** Totals of a season, from its finished matches. */
export interface SeasonNumbers {
  readonly season: Season;
  /** Number of matches in the list, played or not. */
  readonly matches: number;
  /** Sums over all teams: every match counts in both. */
  readonly home: SideTotals;
  readonly away: SideTotals;
  readonly team: TopScorer | null;
  readonly player: TopScorer | null;
}

const MATCH_MINUTES = 90;

function writeTopScorer(topScorer: TopScorer | null) {
  return { id: topScorer && String(topScorer.id), total_goals: topScorer?.goals ?? 0 };
}

/** Writes a total, its average per match, and the minutes between two. */
function writeShare(total: number, matches: number) {
  return {
    total,
    avg_per_match: average(total, matches),
    avg_every_minutes: total === 0 ? 0 : Math.round((matches * MATCH_MINUTES) / total),
  };
}

/** Writes stats?t=league and t=season (v2.2 wire, stats): numbers only, from finished matches. */
export function writeSeasonStats({ season, matches, home, away, team, player }: SeasonNumbers) {
  const played = home.matches;
  const both = sumOf([home, away]);
  const goals = both.scored;
  const cards = both.yellowcards + both.yellowredcards + both.redcards;
  const writeGoals = (total: number) => ({
    total,
    percentage_total_goals: percentage(total, goals),
    avg_per_match: average(total, played),
    avg_every_minutes: writeShare(total, played).avg_every_minutes,
  });
  const writeSheets = (total: number) => ({ total, avg_per_match: percentage(total, played) });
  const writeLine = (total: number) => ({ total, percentage_total_matches: percentage(total, played) });
  const over = (line: number) => home.over[line] ?? 0;
  return {
    season_id: season.id,
    league_id: season.competition,
    number_of_teams: season.teams.length,
    number_of_matches: matches,
    number_of_matches_played: played,
    team_most_scored: writeTopScorer(team),
    player_most_scored: writeTopScorer(player),
    substituted_in: writeShare(both.cameOn, played),
    assists: writeShare(both.assists, played),
    cards: {
      total: writeShare(cards, played),
      yellow: writeShare(both.yellowcards, played),
      yellowred: writeShare(both.yellowredcards, played),
      red: writeShare(both.redcards, played),
    },
    goals: { overall: writeGoals(goals), home: writeGoals(home.scored), away: writeGoals(away.scored) },
    clean_sheets: {
      overall: writeSheets(both.cleanSheets),
      home: writeSheets(home.cleanSheets),
      away: writeSheets(away.cleanSheets),
    },
    goals_scored_range: byName(RANGES, (range) => {
      const total = both.scoredIn[range] ?? 0;
      return { total, percentage_total_goals: percentage(total, goals) };
    }),
    goal_line: {
      over: byName(LINES, (line) => writeLine(over(line))),
      under: byName(LINES, (line) => writeLine(played - over(line))),
    },
  };
}
