import { DAY_S } from '#contract/durations.ts';
import { between, stream } from '#service/engine/streams.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { ANSWER_STREAM } from './answer-streams.ts';

/** Percent of the seats that are taken: of first teams it grows with the competition's popularity. */
const LEAST_POPULAR_PERCENT = 50;
const PERCENT_PER_POPULARITY = 0.47;
const PERCENT_BY_LEVEL = { women: 13.5, youth: 1.2, reserve: 1, friendly: 22 } as const;

const FINAL_PERCENT = 95;
/** Matches of national teams other than the men's, and those of their tournaments. */
const INTERNATIONAL_PERCENT = { women: 40, youth: 16 } as const;
const TOURNAMENT_PERCENT = { women: 62, youth: 38 } as const;

/** Percent of change: a visitor that is this many rating points stronger, a visitor from the same city. */
const STRONGER_VISITOR_POINTS = 25;
const MAX_VISITOR_PERCENT = 12;
const DERBY_PERCENT = 12;
/** Percent of change by day of the week, from Sunday on. */
const PERCENT_BY_WEEKDAY = [4, -3, -8, -8, -8, -2, 4];
/** Percent of change for the first of the table and for the last. */
const FIRST_PLACE_PERCENT = 13;
const LAST_PLACE_PERCENT = -12;
const CHANCE_PERCENT = 8;
/** Seats that stay empty in a full ground, in percent. */
const EMPTY_SEATS_PERCENT = 1;

function usualPercent({ competition: { level, popularity, kind }, frame }: Fixture): number {
  if (level === 'men' && frame.neutral) return FINAL_PERCENT;
  if ((level === 'women' || level === 'youth') && kind.startsWith('national'))
    return (frame.neutral ? TOURNAMENT_PERCENT : INTERNATIONAL_PERCENT)[level];
  return level === 'men'
    ? LEAST_POPULAR_PERCENT + PERCENT_PER_POPULARITY * popularity
    : PERCENT_BY_LEVEL[level];
}

/** Returns the percent of change by the visitors. */
function visitorEffect({ home, away, frame }: Fixture): number {
  const stronger = (frame.ratings[1] - frame.ratings[0]) / STRONGER_VISITOR_POINTS;
  const isDerby = home.city !== null && home.city === away.city;
  return (
    Math.max(-MAX_VISITOR_PERCENT, Math.min(MAX_VISITOR_PERCENT, stronger)) + (isDerby ? DERBY_PERCENT : 0)
  );
}

function weekdayEffect({ frame }: Fixture): number {
  // 1 January 1970 was a Thursday.
  return PERCENT_BY_WEEKDAY[(Math.floor(frame.kickOff / DAY_S) + 4) % 7] ?? 0;
}

function tableEffect({ season }: Fixture, homePlace: number): number {
  const last = season.teams.length;
  return homePlace === 0 || last < 2
    ? 0
    : FIRST_PLACE_PERCENT + ((LAST_PLACE_PERCENT - FIRST_PLACE_PERCENT) * (homePlace - 1)) / (last - 1);
}

/**
 * Returns how many people watch a match: by level, competition, visitors, day and table.
 *
 * @param homePlace the home side's place in the table before the match, 0 without one
 */
export function attendance(fixture: Fixture, capacity: number, homePlace: number): number {
  const key = stream(fixture.frame.seed, fixture.id, ANSWER_STREAM.attendance);
  const change =
    visitorEffect(fixture) +
    weekdayEffect(fixture) +
    tableEffect(fixture, homePlace) +
    between(key, 0, -CHANCE_PERCENT, CHANCE_PERCENT);
  const percent = Math.min(100 - EMPTY_SEATS_PERCENT, usualPercent(fixture) * (1 + change / 100));
  return Math.max(0, Math.round((capacity * percent) / 100) - between(key, 1, 0, 9));
}
