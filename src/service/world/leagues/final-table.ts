import { meetingsOf } from '#contract/table/meetings.ts';
import { pointsOf } from '#contract/table/points.ts';
import { rankTeams, type TieBreakContext } from '#contract/table/rank-teams.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { interleaveTables } from '#service/world/tables/interleave-tables.ts';
import { lotsOf } from '#service/world/tables/lots.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { carriedPoints } from './carried-points.ts';
import type { FinalTableRow, LeagueSeason } from './league-season-type.ts';
import { eachFinalScore } from './league-walk.ts';

function count(line: FinalTableRow | undefined, own: number, other: number): void {
  if (line === undefined) return;
  line.points += pointsOf(own, other);
  if (own > other) line.won += 1;
  line.scored += own;
  line.against += other;
}

/** Results one after the other: home and away place, goals of home and away. */
type Results = readonly number[];

function* matchesOf(results: Results, { teams }: LeagueSeason) {
  for (let i = 0; i < results.length; i += 4) {
    const [home = 0, away = 0, own = 0, other = 0] = results.slice(i, i + 4);
    yield { home: teams[home] ?? 0, away: teams[away] ?? 0, score: [own, other] as const };
  }
}

/**
 * Returns the table of a complete league season, champion first. The groups of a split follow each other;
 * conferences are interleaved.
 */
export function finalTable(worldIndex: WorldIndex, league: LeagueSeason): readonly Readonly<FinalTableRow>[] {
  const lines = league.teams.map(
    (team): FinalTableRow => ({
      team,
      name: worldIndex.team(team)?.name ?? '',
      points: 0,
      won: 0,
      scored: 0,
      against: 0,
    }),
  );
  for (const { team, points } of league.deductions) {
    const line = lines.find((each) => each.team === team);
    if (line !== undefined) line.points -= points;
  }
  const results: number[] = [];
  // Parts are in order: those after the split come last.
  let isAfterSplit = false;
  eachFinalScore(worldIndex.seed, league, (home, away, score, part) => {
    if (part.afterSplit && !isAfterSplit) {
      isAfterSplit = true;
      for (const line of lines) line.points = carriedPoints(line.points, league.carry);
    }
    count(lines[home], score[0], score[1]);
    count(lines[away], score[1], score[0]);
    results.push(home, away, score[0], score[1]);
  });
  const around: TieBreakContext<number> = {
    meetings: (team, among) => meetingsOf(matchesOf(results, league), team, among),
    haveMet: () => true,
    lot: lotsOf(worldIndex.seed, seasonIdOf(league.year, league.competition.id)),
    playOffs: league.playOffs.map(({ winner, loser }) => [winner, loser] as const),
  };
  const tables = league.tables.map(({ places }) =>
    rankTeams(
      places.flatMap((place) => lines[place] ?? []),
      league.rule,
      around,
    ),
  );
  return league.format?.kind === 'conferences'
    ? interleaveTables(tables, league.rule, around)
    : tables.flat();
}
