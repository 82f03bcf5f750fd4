import type { SideStats } from '#service/engine/match-state.ts';
import { type Figure, mean, percent } from './figure.ts';
import type { LeagueSeason } from './league-seasons.ts';
import { total } from './match-facts.ts';

const YELLOW_CARDS = [
  [1, 'England', '3.4 to 3.7', [3.2, 3.9]],
  [2, 'Spain', '4.8 to 5.2', [4.5, 5.3]],
] as const;

/** Share of the referees who count as strict, and of those who count as lenient. */
const EXTREME_SHARE = 0.2;

/** Returns what each referee of a season shows or whistles in percent of the season's mean, lowest first. */
function byReferee({ matches }: LeagueSeason, name: keyof SideStats): number[] {
  const usual = mean(total(matches, name));
  return [...Map.groupBy(matches, ({ refereeId }) => refereeId).values()]
    .map((own) => percent(mean(total(own, name)), usual))
    .sort((a, b) => a - b);
}

/** Returns the mean of the strictest referees of all seasons, or of the most lenient ones. */
function extreme(seasons: readonly LeagueSeason[], name: keyof SideStats, isStrict: boolean): number {
  return mean(
    seasons.flatMap((season) => {
      const values = byReferee(season, name);
      const count = Math.round(values.length * EXTREME_SHARE);
      return isStrict ? values.slice(-count) : values.slice(0, count);
    }),
  );
}

/** Returns the figures of cards, which leagues and referees show differently. */
export function cardFigures(seasons: readonly LeagueSeason[]): readonly Figure[] {
  return [
    ...YELLOW_CARDS.map(([id, name, real, range]): Figure => {
      const matches = seasons.filter(({ countryId }) => countryId === id).flatMap((season) => season.matches);
      return {
        name: `Yellow cards a match, ${name}`,
        real,
        range,
        value: mean(total(matches, 'yellowcards')),
      };
    }),
    {
      name: 'Yellow cards of the strictest fifth of referees, % of the mean',
      real: '120 to 130',
      range: [117, 132],
      value: extreme(seasons, 'yellowcards', true),
    },
    {
      name: 'Yellow cards of the most lenient fifth, % of the mean',
      real: '70 to 80',
      range: [69, 83],
      value: extreme(seasons, 'yellowcards', false),
    },
    {
      name: 'Fouls of the strictest fifth of referees, % of the mean',
      real: '110 to 115',
      range: [108, 116],
      value: extreme(seasons, 'fouls', true),
    },
  ];
}
