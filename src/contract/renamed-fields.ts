import type { RecordKey } from './operation.ts';

const KITS = Object.fromEntries(
  ['home', 'away'].flatMap((side) =>
    ['main', 'second', 'number', 'gk_main', 'gk_second', 'gk_number'].map((part) => [
      `teams.${side}.kit_colors.${side}_${part}_color`,
      part,
    ]),
  ),
);

/** The instant of a price in a market. */
const UPDATES = (place: string) => ({ [`${place}.last_update.date`]: 'timestamp' });
const PRICES = (markets: string) => ({
  ...UPDATES(`${markets}bookmakers[].odds.data`),
  ...UPDATES(`${markets}bookmakers[].odds.data[]`),
});
const DATASETS = { ...PRICES('odds_prematch[].'), ...PRICES('odds_inplay[].') };

/** Wire fields that have another name in the record: path from the object that holds them. */
export const RENAMED_FIELDS: Readonly<Partial<Record<RecordKey, Readonly<Record<string, string>>>>> = {
  match_row: { ...KITS, ...DATASETS },
  match: { ...KITS, ...DATASETS },
  odds_market: PRICES(''),
  odds_history: UPDATES('markets[].odds[]'),
  // The list of all competitions is flat; info, sort and a country's list are not.
  league: {
    current_season_id: 'id_current_season',
    current_stage_id: 'id_current_stage',
    current_round_id: 'id_current_round',
    continent_id: 'continent.id',
    continent_name: 'continent.name',
    country_id: 'country.id',
    country_name: 'country.name',
    cc: 'country.cc',
  },
  referee: { birthdate: 'birthday' },
};
