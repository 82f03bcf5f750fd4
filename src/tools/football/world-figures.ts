import type { World } from '#service/world/world.ts';
import { attendanceFigures } from './attendance-figures.ts';
import { calendarFigures } from './calendar-figures.ts';
import { cardFigures } from './card-figures.ts';
import type { Figure } from './figure.ts';
import { leagueFigures } from './league-figures.ts';
import { leagueSeasons } from './league-seasons.ts';
import { matchFigures } from './match-figures.ts';
import { nationFigures } from './nation-figures.ts';
import { peopleFigures } from './people-figures.ts';
import { priceFigures } from './price-figures.ts';
import { starFigures } from './star-figures.ts';
import { tenMenFigures } from './ten-men-figures.ts';
import { tradeFigures } from './trade-figures.ts';

/** How much of the worlds is looked at. */
interface Sample {
  /** With all countries. */
  readonly worlds: readonly World[];
  /** Seasons of the big leagues, by the year in which they start. */
  readonly years: readonly number[];
  /** Seasons since 2015 of which only the results are looked at. */
  readonly seasonCount: number;
  /** Matches of each seed among which those with a sending-off are looked for. */
  readonly matchesOfSeed: number;
  readonly pricedMatchesOfSeed: number;
}

/** Returns all figures of the world that are known of real football. */
export function worldFigures({
  worlds,
  years,
  seasonCount,
  matchesOfSeed,
  pricedMatchesOfSeed,
}: Sample): readonly Figure[] {
  const seeds = worlds.map(({ seed }) => seed);
  const seasons = leagueSeasons(seeds, years);
  return [
    ...starFigures(seasons),
    ...matchFigures(seasons.flatMap(({ matches }) => matches)),
    ...cardFigures(seasons),
    ...leagueFigures(seeds, seasonCount),
    ...tenMenFigures(seeds, matchesOfSeed),
    ...priceFigures(seeds, pricedMatchesOfSeed),
    ...attendanceFigures(seeds),
    ...peopleFigures(worlds),
    ...tradeFigures(worlds),
    ...nationFigures(worlds),
    ...calendarFigures(worlds, years),
  ];
}
