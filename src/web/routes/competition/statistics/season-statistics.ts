import type { MatchRow } from '#contract/records/match.ts';
import type { SeasonStats } from '#contract/records/season-stats.ts';
import { finalScore, hasManyGoals, haveBothScored } from './team-statistics.ts';

type Range = keyof SeasonStats['goals_scored_range'];

/** What the finished matches of a season come to; null is unknown. */
export interface SeasonStatistics {
  readonly matches: number;
  /** Matches of the whole season. */
  readonly allMatches: number | null;
  readonly goals: number;
  /** Of teams that conceded none. */
  readonly cleanSheets: number;
  /** Matches by result, and with goals of both teams, and with three goals or more. */
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  readonly bothScored: number;
  readonly manyGoals: number;
  readonly cards: { readonly yellow: number; readonly red: number; readonly perMatch: number } | null;
  /** Goals by range of minutes; empty if the minutes are unknown. */
  readonly minutes: readonly { readonly range: Range; readonly goals: number }[];
}

/** Stoppage time belongs to the range that it ends; extra time is there if it had goals. */
const EXTRA_TIME: Range = '90-120';

/** Returns the cards of a season; null without any: where events are not covered, a feed sends zeros. */
function cardsOf({ cards, number_of_matches_played: matches }: SeasonStats): SeasonStatistics['cards'] {
  const yellow = cards.yellow.total;
  const red = (cards.red.total ?? 0) + (cards.yellowred.total ?? 0);
  return !yellow || !matches ? null : { yellow, red, perMatch: (yellow + red) / matches };
}

function minutesOf({ goals_scored_range }: SeasonStats): SeasonStatistics['minutes'] {
  const ranges = Object.entries(goals_scored_range).map(([range, { total }]) => ({
    range: range as Range,
    goals: total ?? 0,
  }));
  if (ranges.every(({ goals }) => goals === 0)) return [];
  return ranges.filter(({ range, goals }) => range !== EXTRA_TIME || goals > 0);
}

/**
 * Returns the statistics of a season; null before its first result.
 *
 * @param stats what the service counts, for cards and minutes; null without
 */
export function seasonStatistics(
  matches: readonly MatchRow[],
  stats: SeasonStats | null,
): SeasonStatistics | null {
  const scores = matches.map(finalScore).filter((score) => score !== null);
  if (scores.length === 0) return null;
  const all = stats?.number_of_matches ?? null;
  return {
    matches: scores.length,
    // The service may have none, or an old number.
    allMatches: all !== null && all >= scores.length ? all : null,
    goals: scores.reduce((sum, [home, away]) => sum + home + away, 0),
    cleanSheets: scores.flat().filter((goals) => goals === 0).length,
    homeWins: scores.filter(([home, away]) => home > away).length,
    draws: scores.filter(([home, away]) => home === away).length,
    awayWins: scores.filter(([home, away]) => home < away).length,
    bothScored: scores.filter(haveBothScored).length,
    manyGoals: scores.filter(hasManyGoals).length,
    cards: stats && cardsOf(stats),
    minutes: stats ? minutesOf(stats) : [],
  };
}
