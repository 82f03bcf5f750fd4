import type { Fixture } from '#service/world/fixture.ts';
import type { Channel, House, Package } from './channels.ts';
import type { Rights } from './rights.ts';

/** Channels by match id for a UTC day, in the order of the countries. */
export type DayPlan = ReadonlyMap<number, readonly Channel[]>;

const DAY = 86_400;
/** Seconds that a match occupies a channel, including extra time and penalties in cups. */
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

/** The kinds of channels that a broadcaster tries, in order. A stream can show any number of matches. */
const PLACES: Readonly<Record<House, readonly House[]>> = {
  free: ['free', 'pay'],
  pay: ['pay'],
  rival: ['rival'],
  stream: [],
};

/** Orders domestic matches first, then by popularity. */
function byInterest(countryId: number) {
  const isOwn = ({ competition, home, away }: Fixture) =>
    competition.countryId === countryId || home.countryId === countryId || away.countryId === countryId;
  return (a: Fixture, b: Fixture) =>
    Number(isOwn(b)) - Number(isOwn(a)) ||
    b.competition.popularity - a.competition.popularity ||
    a.frame.kickOff - b.frame.kickOff ||
    a.id - b.id;
}

/** Assigns matches to the channels of one country, respecting existing bookings. */
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
    // A country without a rival broadcaster has one pay broadcaster.
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
 * Assigns the matches of a day to channels; only streams show two at once. Matches that continue after midnight
 * are placed first and on their own, so a day depends on the late matches of the previous day only.
 *
 * @param before matches of the previous day
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
