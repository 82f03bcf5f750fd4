import type { Transfer, Transfers } from '#service/world/transfers/transfers.ts';
import { writeFee } from './money.ts';
import { dateOfDay } from './utc.ts';

/** Returns the wire's type: empty for returns from loan and moves between sides of a club. */
function typeOf(kind: Transfer['kind'], saleType: 'Buy' | 'Sell'): string {
  if (kind === 'loan') return 'Loan';
  return kind === 'sale' ? saleType : '';
}

function writeMove({ player, kind, fee, day }: Transfer, saleType: 'Buy' | 'Sell') {
  return {
    player: { id: player.id, name: player.name },
    type: typeOf(kind, saleType),
    date: dateOfDay(day),
    fee: writeFee(fee),
  };
}

/**
 * Writes teams?t=transfers (v2.2 wire, transfers) of the current season. Dates, null in the recordings, are the
 * days of squad changes (our choice). Retirements and first contracts are omitted, because every row names
 * another club.
 */
export function writeTransfers({ arrivals, departures }: Transfers) {
  return {
    arrivals: arrivals.map((move) => ({
      ...writeMove(move, 'Buy'),
      team_left: { id: move.from.id, name: move.from.name },
    })),
    // No departures are null instead of an empty list, as recorded.
    departures:
      departures.length === 0
        ? null
        : departures.map((move) => ({
            ...writeMove(move, 'Sell'),
            team_join: { id: move.to.id, name: move.to.name },
          })),
  };
}
