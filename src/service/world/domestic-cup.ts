import { cupRounds, cupWeeks } from './calendar/cup-weeks.ts';
import { DAY } from './calendar/days.ts';
import { habitsOf, type KickOffTime } from './calendar/habits.ts';
import { localInstant } from './calendar/local-time.ts';
import { seasonSpan } from './calendar/season-span.ts';
import { weeksOf } from './calendar/weeks.ts';
import type { CountryEntry } from './catalogue/country.ts';
import type { Competition } from './competition.ts';
import { type CupRoundPlan, drawTies, playRound, roundNames } from './knock-out.ts';
import { createListedSchedule, knockOutStage, type NamedRound } from './listed-schedule.ts';
import type { Membership } from './membership.ts';
import type { SeasonSchedule } from './season-schedule.ts';
import type { WorldIndex } from './world-index.ts';

/** Cup nights are Tuesday and Wednesday between these minutes of the day. */
const EARLIEST_MINUTE = 13 * 60;
const LATEST_MINUTE = 22 * 60;

function nightsOf(country: CountryEntry): readonly KickOffTime[] {
  const nights = habitsOf(country, 1).midweek.filter(
    ({ offset, minute }) =>
      (offset === -4 || offset === -3) && minute >= EARLIEST_MINUTE && minute <= LATEST_MINUTE,
  );
  return nights.length > 0 ? nights : [{ offset: -3, minute: 19 * 60 + 30 }];
}

function roundsOf(country: CountryEntry, year: number): readonly CupRoundPlan[] {
  const weeks = weeksOf(country, year);
  const nights = nightsOf(country);
  const names = roundNames(cupRounds(country), null);
  return cupWeeks(country, weeks).map((index, round): CupRoundPlan => {
    const saturday = weeks[index]?.saturday ?? 0;
    return {
      name: names[round] ?? String(round + 1),
      round,
      neutral: round === names.length - 1,
      group: 0,
      kickOffs: [
        (_, slot, ties) => {
          const night = nights[Math.floor((slot * nights.length) / ties)] ?? {
            offset: -3,
            minute: LATEST_MINUTE,
          };
          return localInstant(country.zone, saturday + night.offset, night.minute);
        },
      ],
    };
  });
}

/**
 * Returns a season of a country's cup: all clubs, single ties. The first round reduces them to a power of two;
 * the highest clubs enter after it.
 */
export function domesticCup(
  worldIndex: WorldIndex,
  membership: Membership,
  competition: Competition,
  year: number,
): SeasonSchedule | null {
  const country = worldIndex.country(competition.countryId ?? 0);
  const clubs = membership.tiers(competition.countryId ?? 0, year)?.flat();
  if (country === null || clubs === undefined) return null;
  const rounds = roundsOf(country, year);
  const first = (clubs.length - 2 ** (rounds.length - 1)) * 2;
  let teamsWithBye: readonly number[] = clubs.slice(0, clubs.length - first);
  let teamsInRound: readonly number[] = clubs.slice(clubs.length - first);
  let visibleFrom = seasonSpan(country, year).opens + 5 * DAY;
  const namedRounds: NamedRound[] = [];
  for (const round of rounds) {
    const pairs = drawTies(worldIndex, competition, year, round.round, teamsInRound);
    const { ties, drawnAt: next } = playRound(worldIndex, competition, year, round, pairs, visibleFrom);
    namedRounds.push({ round: round.round, name: round.name, meetings: ties.flatMap((tie) => tie.legs) });
    teamsInRound = [...teamsWithBye, ...ties.map((tie) => tie.winner)];
    teamsWithBye = [];
    visibleFrom = next;
  }
  return createListedSchedule(competition, year, clubs, namedRounds, [knockOutStage(0, rounds.length - 1)]);
}
