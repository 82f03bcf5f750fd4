import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { localInstant } from '#service/world/calendar/local-time.ts';
import { isWorldCupYear } from '#service/world/calendar/nations-years.ts';
import type { SeasonSpan } from '#service/world/calendar/season-span.ts';
import { windowsOf } from '#service/world/calendar/windows.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { NATIONAL_REGIONS, WORLD_CUPS, type WorldwideEntry } from '#service/world/catalogue/international.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import type { GroupRule } from '#service/world/cups/group-draw.ts';
import { playTournament } from '#service/world/cups/tournament.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { nationalTeamId } from './national-teams.ts';
import { worldCupHost } from './world-cup-host.ts';
import type { Qualifiers } from './world-cup-qualifiers.ts';

const TEAMS = 32;
/** Days from the Saturday of June's window to the tournament's first Saturday. */
const DAYS_AFTER_WINDOW = 7;
const JUNE_WINDOW = 1;

/** Days of the group rounds after the first Saturday; two groups play on each of the four days from there on. */
const GROUP_ROUND_DAYS = [0, 4, 8] as const;
/** Local kick-offs of a day with four matches, of one with two, and of the opening match, minutes. */
const FOUR_MATCHES = [12 * 60, 15 * 60, 18 * 60, 21 * 60] as const;
const TWO_MATCHES = [17 * 60, 21 * 60] as const;
const OPENING_MINUTE = 20 * 60;

/** Days of the ties by slot after the first Saturday, round by round. */
const ROUND_DAYS: readonly (readonly number[])[] = [
  [14, 14, 15, 15, 16, 16, 17, 17],
  [20, 20, 21, 21],
  [24, 25],
  [29],
];
const SEMI_FINAL = 2;
const FINAL_MINUTE = 18 * 60;
/** Day of the match for third place, which has the final's kick-off. */
const THIRD_PLACE_DAY = 28;

/** Teams of a region in a group. */
const MAX_OF_REGION = 2;

/** Returns the first Saturday of the tournament: the match before it opens the tournament. */
function firstSaturday(year: number): number {
  return (windowsOf(year)[JUNE_WINDOW] ?? 0) + DAYS_AFTER_WINDOW;
}

/** Returns the instant of the draw, after the last play-offs in March. */
function opensAt(year: number): number {
  return dayOf(year, 4, 8) * DAY + 17 * 3600;
}

/** Returns the teams that play in a year, the host first and then by strength. */
function entrants(
  worldIndex: WorldIndex,
  qualifiers: Qualifiers,
  { side }: WorldwideEntry,
  host: CountryEntry,
  year: number,
): readonly number[] {
  const teams = NATIONAL_REGIONS.filter((region) => region.side === side)
    .flatMap((region) => qualifiers.of(region.qualifiers, year - 1)?.qualifiedTeams ?? [])
    .sort((a, b) => worldIndex.rating(b, year - 1) - worldIndex.rating(a, year - 1) || a - b);
  return [nationalTeamId(host.id, side), ...teams];
}

/** Returns the rule of the draw: the host is in the first group, and no group has three teams of a region. */
function drawRule(worldIndex: WorldIndex, hostTeam: number): GroupRule {
  const regionOf = (team: number) => {
    const continent = worldIndex.country(countryIdOf(team))?.continent;
    return NATIONAL_REGIONS.findIndex(
      ({ continents }) => continent !== undefined && continents.includes(continent),
    );
  };
  return (team, group, teams) =>
    (teams.length > 0 || (team === hostTeam) === (group === 0)) &&
    teams.filter((each) => regionOf(each) === regionOf(team)).length < MAX_OF_REGION;
}

/** Returns day (after the first Saturday) and minute of a group match. */
function groupTime(round: number, slot: number): readonly [day: number, minute: number] {
  const group = Math.floor(slot / 2);
  const day = (GROUP_ROUND_DAYS[round] ?? 0) + Math.floor(group / 2);
  if (round === 0 && slot === 0) return [day - 1, OPENING_MINUTE];
  // The last matches of a group are played at once.
  const isLast = round === GROUP_ROUND_DAYS.length - 1;
  return [day, (isLast ? TWO_MATCHES[group % 2] : FOUR_MATCHES[slot % 4]) ?? OPENING_MINUTE];
}

function tieTime(round: number, slot: number): readonly [day: number, minute: number] {
  const day = ROUND_DAYS[round]?.[slot] ?? 0;
  if (round === ROUND_DAYS.length - 1) return [day, FINAL_MINUTE];
  return [day, (round === SEMI_FINAL ? OPENING_MINUTE : TWO_MATCHES[slot % 2]) ?? OPENING_MINUTE];
}

/**
 * Returns a World Cup in its years, held in one country: 32 teams in groups of four whose first two qualify, then
 * single matches.
 */
export function worldCup(
  worldIndex: WorldIndex,
  qualifiers: Qualifiers,
  competition: Competition,
  year: number,
): SeasonSchedule | null {
  const cup = WORLD_CUPS.find(({ id }) => id === competition.id);
  if (cup === undefined || !isWorldCupYear(cup.side, year)) return null;
  const host = worldCupHost(worldIndex, cup.side, year);
  if (host === null) return null;
  const teams = entrants(worldIndex, qualifiers, cup, host, year);
  if (teams.length !== TEAMS) return null;
  const first = firstSaturday(year);
  const instant = ([day, minute]: readonly [day: number, minute: number]) =>
    localInstant(host.zone, first + day, minute);
  return playTournament(worldIndex, competition, year, {
    teams,
    hostId: host.id,
    visibleFrom: opensAt(year),
    fits: drawRule(worldIndex, teams[0] ?? 0),
    groupKickOff: (round, slot) => instant(groupTime(round, slot)),
    tieKickOff: (round, slot) => instant(tieTime(round, slot)),
    thirdPlaceKickOff: instant([THIRD_PLACE_DAY, FINAL_MINUTE]),
  });
}

export function worldCupSpan(year: number): SeasonSpan {
  const first = firstSaturday(year);
  const last = first + Math.max(...ROUND_DAYS.flat());
  return { from: first - 2, to: last + 2, first, last, opens: opensAt(year) };
}
