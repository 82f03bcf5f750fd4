import { DAY_S } from '#contract/durations.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { BroadcasterKind, NationalChannels, TvChannel } from './channels.ts';
import type { Rights } from './rights.ts';

/** Channels by match id for a UTC day, in the order of the countries. */
export type DayPlan = ReadonlyMap<number, readonly TvChannel[]>;

/** Seconds that a match occupies a channel, including extra time and penalties in cups. */
const LEAGUE_MATCH_SECONDS = 2 * 3600;
const CUP_MATCH_SECONDS = 2.75 * 3600;

interface Booking {
  readonly from: number;
  readonly to: number;
}

function bookingOf({ frame, competition }: Fixture): Booking {
  return {
    from: frame.kickOff,
    to: frame.kickOff + (competition.isCup ? CUP_MATCH_SECONDS : LEAGUE_MATCH_SECONDS),
  };
}

function isLate(fixture: Fixture): boolean {
  return bookingOf(fixture).to > (Math.floor(fixture.frame.kickOff / DAY_S) + 1) * DAY_S;
}

/** The kinds of channels that a broadcaster tries, in order. A stream can show any number of matches. */
const KINDS_TO_TRY: Readonly<Record<BroadcasterKind, readonly BroadcasterKind[]>> = {
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
function placeMatches(
  { countryId, ...channelsByKind }: NationalChannels,
  rights: Rights,
  fixtures: readonly Fixture[],
  bookings: Map<number, Booking[]>,
): Map<number, TvChannel[]> {
  const channelsByMatch = new Map<number, TvChannel[]>();
  for (const fixture of fixtures.toSorted(byInterest(countryId))) {
    const holder = rights.holder(fixture, countryId);
    if (holder === null) continue;
    // A country without a rival broadcaster has one pay broadcaster.
    const kind = holder === 'rival' && channelsByKind.rival.length === 0 ? 'pay' : holder;
    const { from, to } = bookingOf(fixture);
    const channel = KINDS_TO_TRY[kind]
      .flatMap((each) => channelsByKind[each])
      .find(({ id }) => (bookings.get(id) ?? []).every((other) => other.to <= from || other.from >= to));
    if (channel !== undefined) bookings.set(channel.id, [...(bookings.get(channel.id) ?? []), { from, to }]);
    const isStreamed = channel === undefined || channel.kind === 'pay';
    channelsByMatch.set(fixture.id, [
      ...(channel ? [channel] : []),
      ...(isStreamed ? channelsByKind.stream : []),
    ]);
  }
  return channelsByMatch;
}

/**
 * Assigns the matches of a day to channels; only streams show two at once. Matches that continue after midnight
 * are placed first and on their own, so a day depends on the late matches of the previous day only.
 *
 * @param dayBefore matches of the previous day
 */
export function planDay(
  countries: readonly NationalChannels[],
  rights: Rights,
  dayBefore: readonly Fixture[],
  fixtures: readonly Fixture[],
): DayPlan {
  const televised = fixtures.filter(({ coverage }) => coverage.tvs);
  const lateBefore = dayBefore.filter((fixture) => fixture.coverage.tvs && isLate(fixture));
  const plan = new Map<number, TvChannel[]>(televised.map(({ id }) => [id, []]));
  for (const each of countries) {
    const bookings = new Map<number, Booking[]>();
    placeMatches(each, rights, lateBefore, bookings);
    const parts = [televised.filter(isLate), televised.filter((fixture) => !isLate(fixture))];
    for (const part of parts) {
      for (const [id, channels] of placeMatches(each, rights, part, bookings))
        plan.get(id)?.push(...channels);
    }
  }
  return plan;
}
