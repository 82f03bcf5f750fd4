import type { Score } from '#service/engine/match-frame.ts';
import type { LeagueSeason } from './league-season.ts';
import { eachFinalScore } from './league-season.ts';
import type { Realm } from './realm.ts';
import { inOrder } from './table-order.ts';

interface Line {
  readonly team: number;
  readonly name: string;
  points: number;
  scored: number;
  against: number;
}

function pointsOf(own: number, other: number): number {
  if (own === other) return 1;
  return own > other ? 3 : 0;
}

function count(line: Line | undefined, own: number, other: number): void {
  if (line === undefined) return;
  line.points += pointsOf(own, other);
  line.scored += own;
  line.against += other;
}

/** The table of a league season when all is played: team, points and goals, champion first. */
export function finalTable(realm: Realm, league: LeagueSeason): readonly Readonly<Line>[] {
  const lines = league.teams.map(
    (team): Line => ({ team, name: realm.team(team)?.name ?? '', points: 0, scored: 0, against: 0 }),
  );
  eachFinalScore(realm.seed, league, (home, away, score) => {
    count(lines[home], score[0], score[1]);
    count(lines[away], score[1], score[0]);
  });
  return inOrder(lines, (team, among) => meetings(realm.seed, league, team, among));
}

/** A team's matches against some others, drawn again: level teams are rare enough. */
function meetings(seed: number, league: LeagueSeason, team: number, among: ReadonlySet<number>) {
  let points = 0;
  let difference = 0;
  const add = (own: number, other: number) => {
    points += pointsOf(own, other);
    difference += own - other;
  };
  eachFinalScore(seed, league, (home: number, away: number, score: Score) => {
    const host = league.teams[home] ?? 0;
    const guest = league.teams[away] ?? 0;
    if (host === team && among.has(guest)) add(score[0], score[1]);
    if (guest === team && among.has(host)) add(score[1], score[0]);
  });
  return { points, difference };
}
