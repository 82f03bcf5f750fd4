import type { Fixture } from '#service/world/fixture.ts';
import type { Channel, House, Package } from './channels.ts';
import type { Rights } from './rights.ts';

/** The channels of each match of a UTC day, by match id, in the order of the packages. */
export type DayPlan = ReadonlyMap<number, readonly Channel[]>;

const DAY = 86_400;
/** How long a match keeps a channel, seconds: to its end, with extra time and kicks where there may be some. */
const LEAGUE = 2 * 3600;
const CUP = 2.75 * 3600;

interface Booking {
  readonly from: number;
  readonly to: number;
}

function bookingOf({ frame, competition }: Fixture): Booking {
  return { from: frame.kickOff, to: frame.kickOff + (competition.isCup ? CUP : LEAGUE) };
}

function isLate(fixture: Fixture): boolean {
  return bookingOf(fixture).to > (Math.floor(fixture.frame.kickOff / DAY) + 1) * DAY;
}

/** Where a house looks for a free channel, in this order; the stream has room for all. */
const PLACES: Readonly<Record<House, readonly House[]>> = {
  free: ['free', 'pay'],
  pay: ['pay'],
  rival: ['rival'],
  stream: [],
};

/** The country's own football first, then what the world watches most. */
function byInterest(countryId: number) {
  const isOwn = ({ competition, home, away }: Fixture) =>
    competition.countryId === countryId || home.countryId === countryId || away.countryId === countryId;
  return (a: Fixture, b: Fixture) =>
    Number(isOwn(b)) - Number(isOwn(a)) ||
    b.competition.popularity - a.competition.popularity ||
    a.frame.kickOff - b.frame.kickOff ||
    a.id - b.id;
}

/** Puts matches on the channels of one country, beside what is on them already. */
function place(
  { countryId, ...houses }: Package,
  rights: Rights,
  fixtures: readonly Fixture[],
  bookings: Map<number, Booking[]>,
): Map<number, Channel[]> {
  const placed = new Map<number, Channel[]>();
  for (const fixture of fixtures.toSorted(byInterest(countryId))) {
    const holder = rights.holder(fixture, countryId);
    if (holder === null) continue;
    // A country without a rival house has one house for all that is not free.
    const house = holder === 'rival' && houses.rival.length === 0 ? 'pay' : holder;
    const { from, to } = bookingOf(fixture);
    const channel = PLACES[house]
      .flatMap((each) => houses[each])
      .find(({ id }) => (bookings.get(id) ?? []).every((other) => other.to <= from || other.from >= to));
    if (channel !== undefined) bookings.set(channel.id, [...(bookings.get(channel.id) ?? []), { from, to }]);
    const isStreamed = channel === undefined || channel.house === 'pay';
    placed.set(fixture.id, [...(channel ? [channel] : []), ...(isStreamed ? houses.stream : [])]);
  }
  return placed;
}

/**
 * Which channel shows which match of a day, so that no channel shows two at once; only streams do. Matches that go
 * on after midnight are placed first and by themselves, so that a day depends on the late ones of the day before,
 * and not on all days before it.
 *
 * @param before the matches of the day before
 */
export function planDay(
  packages: readonly Package[],
  rights: Rights,
  before: readonly Fixture[],
  fixtures: readonly Fixture[],
): DayPlan {
  const shown = fixtures.filter(({ coverage }) => coverage.tvs);
  const lateBefore = before.filter((fixture) => fixture.coverage.tvs && isLate(fixture));
  const plan = new Map<number, Channel[]>(shown.map(({ id }) => [id, []]));
  for (const each of packages) {
    const bookings = new Map<number, Booking[]>();
    place(each, rights, lateBefore, bookings);
    const parts = [shown.filter(isLate), shown.filter((fixture) => !isLate(fixture))];
    for (const part of parts) {
      for (const [id, channels] of place(each, rights, part, bookings)) plan.get(id)?.push(...channels);
    }
  }
  return plan;
}
