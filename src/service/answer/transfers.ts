import type { Transfer, Transfers } from '#service/world/transfers.ts';
import { writeFee } from './money.ts';
import { dateOfDay } from './utc.ts';

/** What is neither bought nor lent has no type on the wire: who comes back, and who comes from a side of the club. */
function typeOf(kind: Transfer['kind'], bought: 'Buy' | 'Sell'): string {
  if (kind === 'loan') return 'Loan';
  return kind === 'sale' ? bought : '';
}

function writeMove({ player, kind, fee, day }: Transfer, bought: 'Buy' | 'Sell') {
  return {
    player: { id: player.id, name: player.name },
    type: typeOf(kind, bought),
    date: dateOfDay(day),
    fee: writeFee(fee),
  };
}

/**
 * teams?t=transfers (v2.2 wire, transfers): those of the season that is on. Dates, null in the recordings, are the
 * day on which squads changed (our choice). Who ends his career, or comes from no club, is not in the list: it names
 * a club on every line.
 */
export function writeTransfers({ arrivals, departures }: Transfers) {
  return {
    arrivals: arrivals.map((move) => ({
      ...writeMove(move, 'Buy'),
      team_left: { id: move.from.id, name: move.from.name },
    })),
    // Nobody is null, not an empty list: so it was recorded.
    departures:
      departures.length === 0
        ? null
        : departures.map((move) => ({
            ...writeMove(move, 'Sell'),
            team_join: { id: move.to.id, name: move.to.name },
          })),
  };
}
