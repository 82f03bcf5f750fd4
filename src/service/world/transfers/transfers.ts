import { below, between, chance, stream } from '#service/engine/streams.ts';
import { utcDayAt, yearOf } from '#service/world/calendar/days.ts';
import type { Homelands } from '#service/world/people/people.ts';
import { type Player, playerOf } from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { SquadBook } from '#service/world/squads/squad-book.ts';
import { firstWindow, windowAt, windowOpens, windowYear } from '#service/world/squads/squad-windows.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { marketValue } from './market-value.ts';

/** A player's move between teams. */
export interface Transfer {
  readonly player: Player;
  readonly from: Team;
  readonly to: Team;
  /** A permanent move, a season's loan, the return from one, or a move between sides of a club. */
  readonly kind: 'sale' | 'loan' | 'return' | 'promotion';
  /** Whole euros; null for free or undisclosed. */
  readonly fee: number | null;
  /** Day on which the squads changed. */
  readonly day: number;
}

export interface Transfers {
  readonly arrivals: readonly Transfer[];
  readonly departures: readonly Transfer[];
}

/** Sales for free at the end of a contract, and loans with a fee, in a million. */
const FREE_PER_MILLION = 240_000;
const PAID_LOANS_PER_MILLION = 300_000;
/** Percent of the market value paid for a player, and for a season's loan. */
const SALE_PERCENT = [65, 145] as const;
const LOAN_PERCENT = [5, 14] as const;
/** Smaller fees are undisclosed. */
const MIN_FEE_EUROS = 50_000;
/** Euros for 100 US dollars of market value. */
const EUROS_PER_100_USD = 90;

/** Returns the transfers of a team in the current season; windows to come are omitted. */
export function transfersOf(
  worldIndex: WorldIndex,
  people: Homelands,
  book: SquadBook,
  team: Team,
  instant: number,
): Transfers {
  const country = worldIndex.country(team.countryId);
  if (country === null) return { arrivals: [], departures: [] };

  const feeOf = (player: Player, from: Team, kind: Transfer['kind'], day: number): number | null => {
    const value = marketValue(worldIndex, player, from, yearOf(day));
    const key = stream(worldIndex.seed, player.id, STREAM.fee);
    if (value === null || kind === 'return' || kind === 'promotion') return null;
    if (kind === 'sale' && chance(key, day, FREE_PER_MILLION)) return null;
    if (kind === 'loan' && !chance(key, day, PAID_LOANS_PER_MILLION)) return null;
    const [minPercent, maxPercent] = kind === 'sale' ? SALE_PERCENT : LOAN_PERCENT;
    const share = between(key, day + 100_000, minPercent, maxPercent);
    const euros = (((value / 100) * EUROS_PER_100_USD) / 100) * share;
    // Fees are round: multiples of a tenth or half of the power of ten below.
    const step =
      10 ** Math.max(4, Math.floor(Math.log10(euros)) - 1) * (below(key, day + 200_000, 2) === 0 ? 1 : 5);
    const sum = Math.round(euros / step) * step;
    return sum < MIN_FEE_EUROS ? null : sum;
  };

  const kindOf = (id: number, from: Team, to: Team, at: number): Transfer['kind'] => {
    const owner = book.ownerOf(id, at);
    if (owner !== to.id) return 'loan';
    const before = book.ownerOf(id, at - 1);
    if (before !== from.id && before === owner) return 'return';
    return from.clubId === to.clubId ? 'promotion' : 'sale';
  };

  const transfer = (id: number, at: number): Transfer | null => {
    const from = worldIndex.team(book.teamOf(id, at - 1) ?? 0);
    const to = worldIndex.team(book.teamOf(id, at) ?? 0);
    const player = playerOf(worldIndex, people, id);
    if (from === null || to === null || player === null) return null;
    const kind = kindOf(id, from, to, at);
    const day = utcDayAt(at);
    return { player, from, to, kind, fee: feeOf(player, from, kind, day), day };
  };

  const arrivals: Transfer[] = [];
  const departures: Transfer[] = [];
  const opened = windowOpens(country, firstWindow(windowYear(windowAt(country, instant))));
  let before = book.squad(team.id, opened - 1);
  for (const at of book.changesOfTeam(team.id, opened - 1, instant)) {
    const after = book.squad(team.id, at);
    const come = after.filter((each) => !before.includes(each));
    const gone = before.filter((each) => !after.includes(each));
    arrivals.push(...come.flatMap((id) => transfer(id, at) ?? []));
    departures.push(...gone.flatMap((id) => transfer(id, at) ?? []));
    before = after;
  }
  return { arrivals, departures };
}
