import { DAY, dayOf, saturdayFrom } from '#service/world/calendar/days.ts';
import { localInstant } from '#service/world/calendar/local-time.ts';
import { isNationsCupYear, isWorldCupYear } from '#service/world/calendar/nations-years.ts';
import type { SeasonSpan } from '#service/world/calendar/season-span.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { NATIONAL_REGIONS, WORLD_CUPS } from '#service/world/catalogue/international.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { playTournament } from '#service/world/cups/tournament.ts';
import { drawBelow } from '#service/world/draw.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { teamsByRating } from './national-teams.ts';
import type { Nations } from './nations.ts';
import { worldCupHost } from './world-cup-host.ts';

/** Days after the first Saturday: three group rounds, then the rounds up to the final. */
const GROUP_DAYS: readonly (readonly number[])[] = [
  [0, 1],
  [4, 5],
  [8, 9],
];
const ROUND_DAYS: readonly (readonly number[])[] = [[13, 14], [17, 18], [22]];
const THIRD_PLACE_DAYS = [21] as const;
const KICK_OFF_MINUTES = [15 * 60, 18 * 60, 21 * 60] as const;

function firstDay(year: number): number {
  return saturdayFrom(dayOf(year, 6, 18));
}

function opensAt(year: number): number {
  return dayOf(year, 1, 20) * DAY + 12 * 3600;
}

/** Returns how many teams take part, in groups of four. */
function sizeOf(ranking: readonly number[]): number {
  return ranking.length >= 16 ? 16 : 8;
}

/** Returns one of the countries that take part, but not one that holds a World Cup of others in the same summer. */
function hostOf(
  worldIndex: WorldIndex,
  { id }: Competition,
  year: number,
  teams: readonly number[],
): CountryEntry | null {
  const otherHosts = WORLD_CUPS.filter(({ side }) => isWorldCupYear(side, year)).map(
    ({ side }) => worldCupHost(worldIndex, side, year)?.id,
  );
  const countries = teams.map(countryIdOf).filter((countryId) => !otherHosts.includes(countryId));
  const draw = drawBelow(worldIndex.seed, id, STREAM.nationalHost, year, countries.length);
  return worldIndex.country(countries[draw] ?? 0);
}

/**
 * Returns a region's cup, held every four years in one country, for the best of the last complete Nations League,
 * or the strongest where there is none:
 * groups of four whose first two qualify, then single matches.
 */
export function nationsCup(
  worldIndex: WorldIndex,
  nations: Nations,
  competition: Competition,
  year: number,
): SeasonSchedule | null {
  const region = NATIONAL_REGIONS.find((each) => each.cup === competition.id);
  if (region === undefined || !isNationsCupYear(region.side, year)) return null;
  const ranking =
    region.divisions.length > 0
      ? nations.ranking(region, year - 2)
      : teamsByRating(worldIndex, region, year - 1);
  const size = sizeOf(ranking);
  if (ranking.length < size) return null;
  const teams = ranking.slice(0, size);
  const host = hostOf(worldIndex, competition, year, teams);
  const kickOff = (days: readonly number[], slot: number, turn: number): number => {
    const day = firstDay(year) + (days[slot % days.length] ?? 0);
    const hour =
      KICK_OFF_MINUTES[(Math.floor(slot / days.length) + turn) % KICK_OFF_MINUTES.length] ??
      KICK_OFF_MINUTES[0];
    return localInstant(host?.zone ?? 'UTC', day, hour);
  };
  const days = ROUND_DAYS.slice(-Math.log2(size / 2));
  return playTournament(worldIndex, competition, year, {
    teams,
    hostId: host?.id ?? null,
    visibleFrom: opensAt(year),
    // Each group plays on one day a round; the last round of a group is simultaneous.
    groupKickOff: (round, slot) =>
      kickOff(GROUP_DAYS[round] ?? [], Math.floor(slot / 2), round === GROUP_DAYS.length - 1 ? 0 : slot % 2),
    tieKickOff: (round, slot) => kickOff(days[round] ?? [], slot, round),
    thirdPlaceKickOff: kickOff(THIRD_PLACE_DAYS, 0, days.length - 1),
  });
}

export function nationsCupSpan(year: number): SeasonSpan {
  const first = firstDay(year);
  const last = first + (ROUND_DAYS.at(-1)?.[0] ?? 0);
  return { from: first - 1, to: last + 2, first, last, opens: opensAt(year) };
}
