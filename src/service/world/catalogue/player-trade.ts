import data from './data/player-trade.json' with { type: 'json' };

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

/** Countries that are not listed take no part. */
export type TradeRow = readonly [countryId: number, imports: number, exports: number, wages: number];

function byCountry(rows: readonly TradeRow[]): ReadonlyMap<number, PlayerTrade> {
  return new Map(rows.map(([id, imports, exports, wages]) => [id, { imports, exports, wages }]));
}

const { club, women } = data as Readonly<Record<TradeKind, readonly TradeRow[]>>;

const TRADE_BY_COUNTRY: Readonly<Record<TradeKind, ReadonlyMap<number, PlayerTrade>>> = {
  club: byCountry(club),
  /**
   * Women's clubs, whose ratings are those of the men's. Countries call up a few of each club, the most talented, so
   * those that would find too few of their own import less and have more players abroad.
   */
  women: byCountry(women),
};

const NO_TRADE: PlayerTrade = { imports: 0, exports: 0, wages: 0 };

export function playerTrade(countryId: number, kind: TradeKind): PlayerTrade {
  return TRADE_BY_COUNTRY[kind].get(countryId) ?? NO_TRADE;
}
