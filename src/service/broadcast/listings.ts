import { LRUCache } from 'lru-cache';
import { DAY_S } from '#contract/durations.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { World } from '#service/world/world.ts';
import { channelOf, channelsByCountry, channelsIn, type TvChannel } from './channels.ts';
import { type DayPlan, planDay } from './day-plan.ts';
import { createRights } from './rights.ts';

/** TV listings: the single source of all broadcast operations and datasets. */
export interface Listings {
  /** Ordered by country name. */
  readonly channels: readonly TvChannel[];
  channel(id: number): TvChannel | null;
  /** Returns the channels of a match by country name, as listed at an instant (epoch seconds). */
  channelsOf(fixture: Fixture, now: number): readonly TvChannel[];
  /** Returns whether a match has channels, without planning its day. */
  isTelevised(fixture: Fixture, now: number): boolean;
  /** Returns a channel's matches with a kick-off from now to 14 days ahead, inclusive, by kick-off. */
  upcomingOn(channelId: number, now: number): readonly Fixture[];
}

/** Range of a channel's fixtures (spec, Limits). */
const SCHEDULE_AHEAD_SECONDS = 14 * DAY_S;
/** Listings appear four weeks before kick-off and disappear a week after it (our choice). */
const LISTED_BEFORE_SECONDS = 28 * DAY_S;
const LISTED_AFTER_SECONDS = 7 * DAY_S;
/** Covers every day that can be listed. */
const MAX_CACHED_DAYS = 40;

function isListed({ frame }: Fixture, now: number): boolean {
  return frame.kickOff <= now + LISTED_BEFORE_SECONDS && frame.kickOff >= now - LISTED_AFTER_SECONDS;
}

export function createListings(world: World): Listings {
  const countries = channelsByCountry(world);
  const rights = createRights(world);
  const channels = countries.flatMap(channelsIn);
  const plans = new LRUCache<number, DayPlan>({ max: MAX_CACHED_DAYS });

  function planOf(day: number): DayPlan {
    let plan = plans.get(day);
    if (plan === undefined) {
      plan = planDay(countries, rights, world.fixturesOn(day - 1), world.fixturesOn(day));
      plans.set(day, plan);
    }
    return plan;
  }

  const channelsOf = (fixture: Fixture, now: number): readonly TvChannel[] => {
    if (!fixture.coverage.tvs || !isListed(fixture, now)) return [];
    return planOf(Math.floor(fixture.frame.kickOff / DAY_S)).get(fixture.id) ?? [];
  };

  return {
    channels,
    channel: (id) => channelOf(world, id),
    channelsOf,
    isTelevised: (fixture, now) =>
      fixture.coverage.tvs &&
      isListed(fixture, now) &&
      countries.some(({ countryId }) => rights.holder(fixture, countryId) !== null),
    upcomingOn: (channelId, now) => {
      const first = Math.floor(now / DAY_S);
      const last = Math.floor((now + SCHEDULE_AHEAD_SECONDS) / DAY_S);
      const days = Array.from({ length: last - first + 1 }, (_, n) => first + n);
      return days
        .flatMap((day) => world.fixturesOn(day))
        .filter(
          (fixture) =>
            fixture.visibleFrom <= now &&
            fixture.frame.kickOff >= now &&
            fixture.frame.kickOff <= now + SCHEDULE_AHEAD_SECONDS &&
            channelsOf(fixture, now).some(({ id }) => id === channelId),
        );
    },
  };
}
