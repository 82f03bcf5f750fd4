import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixture.ts';
import type { World } from '#service/world/world.ts';
import { type Channel, channelOf, channelsIn, packagesOf } from './channels.ts';
import { type DayPlan, planDay } from './day-plan.ts';
import { createRights } from './rights.ts';

/** TV listings: the single source of all broadcast operations and datasets. */
export interface Listings {
  /** Ordered by country name. */
  readonly channels: readonly Channel[];
  channel(id: number): Channel | null;
  /** Returns the channels of a match by country name, as listed at an instant (epoch seconds). */
  channelsOf(fixture: Fixture, now: number): readonly Channel[];
  /** Returns whether a match has channels, without planning its day. */
  isShown(fixture: Fixture, now: number): boolean;
  /** Returns a channel's matches with a kick-off from now to 14 days ahead, inclusive, by kick-off. */
  ahead(channelId: number, now: number): readonly Fixture[];
}

const DAY = 86_400;
/** Range of a channel's fixtures (spec, Limits). */
const FORECAST = 14 * DAY;
/** Listings appear four weeks before kick-off and disappear a week after it (our choice). */
const ANNOUNCED = 28 * DAY;
const FORGOTTEN = 7 * DAY;
/** Covers every day that can be listed. */
const KEPT_DAYS = 40;

function isAnnounced({ frame }: Fixture, now: number): boolean {
  return frame.kickOff <= now + ANNOUNCED && frame.kickOff >= now - FORGOTTEN;
}

export function createListings(world: World): Listings {
  const packages = packagesOf(world);
  const rights = createRights(world);
  const channels = packages.flatMap(channelsIn);
  const plans = new LRUCache<number, DayPlan>({ max: KEPT_DAYS });

  function planOf(day: number): DayPlan {
    let plan = plans.get(day);
    if (plan === undefined) {
      plan = planDay(packages, rights, world.fixturesOn(day - 1), world.fixturesOn(day));
      plans.set(day, plan);
    }
    return plan;
  }

  const channelsOf = (fixture: Fixture, now: number): readonly Channel[] => {
    if (!fixture.coverage.tvs || !isAnnounced(fixture, now)) return [];
    return planOf(Math.floor(fixture.frame.kickOff / DAY)).get(fixture.id) ?? [];
  };

  return {
    channels,
    channel: (id) => channelOf(world, id),
    channelsOf,
    isShown: (fixture, now) =>
      fixture.coverage.tvs &&
      isAnnounced(fixture, now) &&
      packages.some(({ countryId }) => rights.holder(fixture, countryId) !== null),
    ahead: (channelId, now) => {
      const first = Math.floor(now / DAY);
      const last = Math.floor((now + FORECAST) / DAY);
      const days = Array.from({ length: last - first + 1 }, (_, n) => first + n);
      return days
        .flatMap((day) => world.fixturesOn(day))
        .filter(
          (fixture) =>
            fixture.visibleFrom <= now &&
            fixture.frame.kickOff >= now &&
            fixture.frame.kickOff <= now + FORECAST &&
            channelsOf(fixture, now).some(({ id }) => id === channelId),
        );
    },
  };
}
