import type { CountryEntry, KickOffHabits } from '#service/world/catalogue/country.ts';

/** A kick-off time of a round: days from the Saturday that names it, and local minute of the day. */
export interface KickOffTime {
  readonly offset: number;
  readonly minute: number;
}

export interface Habits {
  readonly weekend: readonly KickOffTime[];
  readonly midweek: readonly KickOffTime[];
}

const WEEKEND_OFFSETS: Record<string, number> = {
  Tue: -4,
  Wed: -3,
  Thu: -2,
  Fri: -1,
  Sat: 0,
  Sun: 1,
  Mon: 2,
};
const WORKING_WEEK_OFFSETS: Record<string, number> = {
  Sat: 0,
  Sun: 1,
  Mon: 2,
  Tue: 3,
  Wed: 4,
  Thu: 5,
  Fri: 6,
};

function readKickOff(text: string, offsets: Record<string, number>): KickOffTime {
  const [name = '', time = ''] = text.split(' ');
  const [hour, minute] = time.split(':').map(Number);
  return { offset: offsets[name] ?? 0, minute: (hour ?? 0) * 60 + (minute ?? 0) };
}

/**
 * Reads a country's habits. Where both Thursday and Monday are match days the Thursday is dropped, so that a
 * midweek stays free between two rounds.
 */
function countryHabits(entry: KickOffHabits): Habits {
  const all = entry.weekend
    .map((text) => readKickOff(text, WEEKEND_OFFSETS))
    .filter((each) => each.offset >= -2);
  const hasMonday = all.some((each) => each.offset === 2);
  const weekend = all.filter((each) => !(hasMonday && each.offset === -2));
  const midweek = entry.midweek
    .map((text) => readKickOff(text, WEEKEND_OFFSETS))
    .filter((each) => each.offset <= -2);
  return {
    weekend: weekend.length > 0 ? weekend : [readKickOff('Sat 15:00', WEEKEND_OFFSETS)],
    midweek: midweek.length > 0 ? midweek : [readKickOff('Wed 19:00', WEEKEND_OFFSETS)],
  };
}

function kickOffsOf(days: readonly string[], times: readonly string[]): readonly KickOffTime[] {
  return days.flatMap((day) => times.map((time) => readKickOff(`${day} ${time}`, WORKING_WEEK_OFFSETS)));
}

const WORKING_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Reserves play when the first team does not need the ground; in Asia and Oceania on working afternoons. */
function reserveHabits(isEast: boolean, isLate: boolean): Habits {
  const times = isEast ? ['13:00', '14:30', '16:00'] : isLate ? ['19:30', '22:30'] : ['14:00', '19:00'];
  const weekend = kickOffsOf(isEast ? WORKING_DAYS : ['Mon', 'Tue', 'Wed', 'Thu'], times);
  return { weekend, midweek: weekend };
}

function youthHabits(isEast: boolean): Habits {
  const weekend = isEast
    ? kickOffsOf(WORKING_DAYS, ['13:30', '15:00', '16:30'])
    : kickOffsOf(['Sat', 'Sun', 'Mon', 'Tue', 'Wed'], ['11:00', '13:00', '17:00']);
  return { weekend, midweek: weekend };
}

const WOMEN_HABITS: Habits = {
  weekend: ['Fri 19:00', 'Sat 12:00', 'Sat 14:00', 'Sun 12:00', 'Sun 14:00', 'Sun 16:00'].map((text) =>
    readKickOff(text, WEEKEND_OFFSETS),
  ),
  midweek: ['Wed 19:00', 'Wed 19:30'].map((text) => readKickOff(text, WEEKEND_OFFSETS)),
};

/**
 * Returns the kick-off habits of a country's competition number `n` (0 to 3 tiers, 5 women, 6 reserves, 7
 * youth).
 */
export function habitsOf(country: CountryEntry, n: number): Habits {
  const isEast = country.continent === 1 || country.continent === 7;
  if (n === 5) return WOMEN_HABITS;
  if (n === 6) return reserveHabits(isEast, country.continent === 4 || country.continent === 5);
  if (n === 7) return youthHabits(isEast);
  return countryHabits(n === 0 ? country.kickOffs.top : country.kickOffs.lower);
}
