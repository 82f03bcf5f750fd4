import { textList } from './text-list.ts';

/** Kinds of teams with a market between countries each. */
export type TradeKind = 'club' | 'women';

/** How the leading clubs of a country, or its women's clubs, take part in the market between countries. */
export interface PlayerTrade {
  /** Squad places of each club for players from abroad, at most 14. */
  readonly imports: number;
  /** Squad places of each club in which players grow who may go abroad, at most 12. */
  readonly exports: number;
  /** Rating points by which its clubs pay more or less than clubs of their strength elsewhere. */
  readonly wages: number;
}

/** Country id, imports, exports and wages. Countries that are not listed take no part. */
const TRADE = textList(`
  1 14 1 150|2 13 3 60|3 13 3 60|4 13 2 60|5 12 7 20|6 7 6 0|7 6 7 0|8 6 4 0|9 4 2 0|10 0 3 0|11 0 2 0|12 0 3 0
  13 4 3 0|14 4 4 0|15 3 4 -50|16 2 4 -50|17 2 4 -50|18 1 2 -100|19 0 4 0|20 3 3 0|21 2 3 -50|22 1 3 -50
  23 2 2 0|24 3 2 0|25 2 1 0|26 6 2 100|27 8 2 150|28 1 7 -100|29 1 9 -100|30 0 5 0|31 1 4 -50|32 2 3 -50
  33 0 3 0|35 2 1 0|40 1 12 -250|41 1 12 -300|42 4 1 100|43 4 2 100|44 1 3 0|45 0 8 0|46 1 3 -150|47 0 9 0
  48 0 3 0|49 0 5 0|50 0 4 0|51 0 1 0|52 0 3 0|53 0 2 0|55 0 2 0|56 0 3 0|60 1 1 0|61 0 5 0|62 0 4 0|63 0 3 0
  64 0 7 0|65 0 7 0|66 0 8 0|67 0 7 0|68 0 1 0|70 1 4 0|71 1 3 0|72 2 0 100|73 1 2 0|75 6 0 400|76 4 0 250
  77 4 0 250|78 0 1 0|84 0 2 0
`);

/**
 * The same of women's clubs, whose ratings are those of the men's. Countries call up a few of each club, the most
 * talented, so those that would find too few of their own import less and have more players abroad.
 */
const TRADE_OF_WOMEN = textList(`
  1 4 12 0|2 9 7 0|3 7 10 0|4 8 6 0|5 10 3 0|6 4 4 0|7 2 6 0|8 2 6 0|9 1 7 0|12 0 8 0|13 1 6 0|14 2 6 0|15 1 7 0
  16 4 5 100|17 2 6 50|18 0 6 50|20 1 5 0|27 4 2 0|40 1 8 -250|41 0 7 -300|42 1 5 50|43 3 8 100|45 0 8 0
  70 0 8 0|71 0 5 0|73 1 8 50
`);

function byCountry(lines: readonly string[]): ReadonlyMap<number, PlayerTrade> {
  return new Map(
    lines.map((line) => {
      const [id = 0, imports = 0, exports = 0, wages = 0] = line.split(' ').map(Number);
      return [id, { imports, exports, wages }];
    }),
  );
}

const TRADE_BY_COUNTRY: Readonly<Record<TradeKind, ReadonlyMap<number, PlayerTrade>>> = {
  club: byCountry(TRADE),
  women: byCountry(TRADE_OF_WOMEN),
};

const NO_TRADE: PlayerTrade = { imports: 0, exports: 0, wages: 0 };

export function playerTrade(countryId: number, kind: TradeKind): PlayerTrade {
  return TRADE_BY_COUNTRY[kind].get(countryId) ?? NO_TRADE;
}
