import type { Figure } from './figure.ts';
import { leagueSeasons } from './league-seasons.ts';
import { matchFigures } from './match-figures.ts';
import { peopleFigures } from './people-figures.ts';
import { priceFigures } from './price-figures.ts';
import { starFigures } from './star-figures.ts';
import { tenMenFigures } from './ten-men-figures.ts';

/** How much of the worlds is looked at. */
interface Sample {
  readonly seeds: readonly number[];
  /** Seasons of the big leagues, by the year in which they start. */
  readonly years: readonly number[];
  /** Matches of each seed among which those with a sending-off are looked for. */
  readonly matchesOfSeed: number;
  readonly pricedMatchesOfSeed: number;
}

/** Returns all figures of the world that are known of real football. */
export function worldFigures({
  seeds,
  years,
  matchesOfSeed,
  pricedMatchesOfSeed,
}: Sample): readonly Figure[] {
  const seasons = leagueSeasons(seeds, years);
  return [
    ...starFigures(seasons),
    ...matchFigures(seasons.flatMap(({ matches }) => matches)),
    ...tenMenFigures(seeds, matchesOfSeed),
    ...priceFigures(seeds, pricedMatchesOfSeed),
    ...peopleFigures(seeds),
  ];
}
