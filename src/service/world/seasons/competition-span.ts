import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { type SeasonSpan, seasonSpan } from '#service/world/calendar/season-span.ts';
import { CONTINENTAL_CUPS } from '#service/world/catalogue/international.ts';
import { continentalSpan } from '#service/world/cups/continental-cup.ts';
import { nationsSpan } from '#service/world/nations/nations-schedules.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import type { Competition } from './competition.ts';

/** Returns the span of a competition that plays all year. */
function calendarYear(year: number): SeasonSpan {
  const from = dayOf(year, 1, 1);
  const to = dayOf(year, 12, 31);
  return { from, to, first: from, last: to, opens: from * DAY };
}

/** Returns the span of a competition's season. */
export function competitionSpan(worldIndex: WorldIndex, competition: Competition, year: number): SeasonSpan {
  const country = worldIndex.country(competition.countryId ?? 0);
  if (competition.isFriendly) return calendarYear(year);
  const ofNations = nationsSpan(competition, year);
  if (ofNations !== null) return ofNations;
  const cup = CONTINENTAL_CUPS.find((entry) => entry.id === competition.id);
  if (cup !== undefined) return continentalSpan(cup, year);
  if (country === null) return { from: 0, to: -1, first: 0, last: -1, opens: 0 };
  return seasonSpan(country, year);
}
