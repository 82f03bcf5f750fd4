import { type Figure, mean, percent } from './figure.ts';
import type { LeagueSeason } from './league-seasons.ts';

/** Goals of a prolific scorer in a season. */
const MANY_GOALS = 20;

type Counts = ReadonlyMap<number, number>;

function highest(counts: Counts): number {
  return Math.max(0, ...counts.values());
}

function sum(counts: Counts): number {
  return counts.values().reduce((total, count) => total + count, 0);
}

/** Returns the figures of who scores, assists and takes penalties. */
export function starFigures(seasons: readonly LeagueSeason[]): readonly Figure[] {
  const clubs = seasons.flatMap((season) => season.clubs);
  const goldenBoots = seasons.map((season) => Math.max(...season.clubs.map(({ goals }) => highest(goals))));
  const prolific = seasons.map(
    (season) =>
      season.clubs.flatMap(({ goals }) => [...goals.values()].filter((count) => count >= MANY_GOALS)).length,
  );
  const matches = seasons.reduce((total, season) => total + season.matches.length, 0);
  const hatTricks = seasons.reduce((total, season) => total + season.hatTricks, 0);
  const penaltiesOfFirst = clubs.reduce((total, { penalties }) => total + highest(penalties), 0);
  const penalties = clubs.reduce((total, club) => total + sum(club.penalties), 0);
  return [
    {
      name: 'Goals of a league’s top scorer, mean',
      real: '27 to 28',
      range: [24, 30],
      value: mean(goldenBoots),
    },
    { name: 'The same, lowest', real: '18 to 22', range: [16, 26], value: Math.min(...goldenBoots) },
    { name: 'The same, highest', real: '34 to 50', range: [28, 42], value: Math.max(...goldenBoots) },
    {
      name: `Players with ${MANY_GOALS} goals in a league season`,
      real: '3 to 4',
      range: [2, 4],
      value: mean(prolific),
    },
    {
      name: 'Share of a club’s goals by its top scorer, %',
      real: '26 to 28',
      range: [25, 29],
      value: mean(clubs.map(({ goals }) => percent(highest(goals), sum(goals)))),
    },
    {
      name: 'Hat-tricks in 1,000 matches',
      real: '23 to 30',
      range: [22, 32],
      value: (1000 * hatTricks) / matches,
    },
    {
      name: 'Share of a club’s penalties by its first taker, %',
      real: '75 to 85',
      range: [70, 85],
      value: percent(penaltiesOfFirst, penalties),
    },
    {
      name: 'Assists of a league’s best passer, mean',
      real: '14 to 16',
      range: [12, 17],
      value: mean(seasons.map((season) => Math.max(...season.clubs.map(({ assists }) => highest(assists))))),
    },
  ];
}
