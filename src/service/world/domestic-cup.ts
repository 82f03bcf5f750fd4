import { cupRounds, cupWeeks } from './calendar/cup-weeks.ts';
import { DAY } from './calendar/days.ts';
import type { KickOff } from './calendar/habits.ts';
import { habitsOf } from './calendar/habits.ts';
import { instantOf } from './calendar/local-time.ts';
import { seasonSpan } from './calendar/season-span.ts';
import { weeksOf } from './calendar/weeks.ts';
import type { CountryEntry } from './catalogue/country.ts';
import type { Competition } from './competition.ts';
import type { NamedRound } from './cup-programme.ts';
import { knockOutStage, writtenProgramme } from './cup-programme.ts';
import type { CupRound } from './knock-out.ts';
import { drawn, playRound, roundNames } from './knock-out.ts';
import type { Membership } from './membership.ts';
import type { Programme } from './programme.ts';
import type { Realm } from './realm.ts';

/** Cup nights are Tuesday and Wednesday between these minutes of the day. */
const EARLIEST = 13 * 60;
const LATEST = 22 * 60;

function nightsOf(country: CountryEntry): readonly KickOff[] {
  const nights = habitsOf(country, 1).midweek.filter(
    ({ offset, minute }) => (offset === -4 || offset === -3) && minute >= EARLIEST && minute <= LATEST,
  );
  return nights.length > 0 ? nights : [{ offset: -3, minute: 19 * 60 + 30 }];
}

function roundsOf(country: CountryEntry, year: number): readonly CupRound[] {
  const weeks = weeksOf(country, year);
  const nights = nightsOf(country);
  const names = roundNames(cupRounds(country), null);
  return cupWeeks(country, weeks).map((index, round): CupRound => {
    const saturday = weeks[index]?.saturday ?? 0;
    return {
      name: names[round] ?? String(round + 1),
      round,
      neutral: round === names.length - 1,
      group: 0,
      kickOffs: [
        (_, slot, ties) => {
          const night = nights[Math.floor((slot * nights.length) / ties)] ?? { offset: -3, minute: LATEST };
          return instantOf(country.zone, saturday + night.offset, night.minute);
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
  realm: Realm,
  membership: Membership,
  competition: Competition,
  year: number,
): Programme | null {
  const country = realm.country(competition.countryId ?? 0);
  const clubs = membership.tiers(competition.countryId ?? 0, year)?.flat();
  if (country === null || clubs === undefined) return null;
  const rounds = roundsOf(country, year);
  const first = (clubs.length - 2 ** (rounds.length - 1)) * 2;
  let waiting: readonly number[] = clubs.slice(0, clubs.length - first);
  let playing: readonly number[] = clubs.slice(clubs.length - first);
  let visibleFrom = seasonSpan(country, year).opens + 5 * DAY;
  const named: NamedRound[] = [];
  for (const round of rounds) {
    const pairs = drawn(realm, competition, year, round.round, playing);
    const { ties, drawn: next } = playRound(realm, competition, year, round, pairs, visibleFrom);
    named.push({ round: round.round, name: round.name, meetings: ties.flatMap((tie) => tie.legs) });
    playing = [...waiting, ...ties.map((tie) => tie.winner)];
    waiting = [];
    visibleFrom = next;
  }
  return writtenProgramme(competition, year, clubs, named, [knockOutStage(0, rounds.length - 1)]);
}
