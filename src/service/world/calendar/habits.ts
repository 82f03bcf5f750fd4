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

function everyDay(days: readonly string[], times: readonly string[]): readonly string[] {
  return days.flatMap((day) => times.map((time) => `${day} ${time}`));
}

function womensWeek(weekend: readonly string[]): Habits {
  return {
    weekend: weekend.map((text) => readKickOff(text, WEEKEND_OFFSETS)),
    midweek: ['Wed 19:00', 'Wed 19:30'].map((text) => readKickOff(text, WEEKEND_OFFSETS)),
  };
}

type Region = 'east' | 'america' | 'other';

function regionOf({ continent }: CountryEntry): Region {
  if (continent === 1 || continent === 7) return 'east';
  return continent === 4 || continent === 5 ? 'america' : 'other';
}

/** Returns the habits of sides that play through the week, when the first team does not need the ground. */
function workingWeek(kickOffs: readonly string[]): Habits {
  const weekend = kickOffs.map((text) => readKickOff(text, WORKING_WEEK_OFFSETS));
  return { weekend, midweek: weekend };
}

const RESERVE_HABITS: Readonly<Record<Region, Habits>> = {
  east: workingWeek(everyDay(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], ['11:00', '12:30', '14:00', '15:30'])),
  america: workingWeek(everyDay(['Mon', 'Tue', 'Wed', 'Thu'], ['16:30', '19:30', '22:00'])),
  other: workingWeek([...everyDay(['Mon', 'Thu'], ['14:00', '16:00', '19:00']), 'Tue 14:00', 'Wed 14:00']),
};

const YOUTH_HABITS: Readonly<Record<Region, Habits>> = {
  east: workingWeek(everyDay(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], ['13:30', '15:00', '16:30'])),
  america: workingWeek(everyDay(['Mon', 'Tue', 'Wed', 'Thu'], ['15:30', '18:00', '20:30'])),
  other: workingWeek([
    ...everyDay(['Mon', 'Thu'], ['13:00', '16:00', '18:00', '20:00']),
    ...everyDay(['Tue', 'Wed'], ['15:30']),
    'Thu 11:00',
    'Thu 19:00',
  ]),
};

const WOMEN_HABITS: Readonly<Record<Region, Habits>> = {
  east: womensWeek(['Sat 12:00', 'Sat 14:00', 'Sun 12:00', 'Sun 14:00', 'Mon 17:00', 'Mon 19:00']),
  // The women of Latin America play in the evenings of working days.
  america: womensWeek(['Fri 19:30', 'Sat 17:00', 'Sun 19:00', 'Mon 17:00', 'Mon 19:00', 'Mon 21:00']),
  other: womensWeek(['Fri 19:00', 'Sat 12:00', 'Sat 14:00', 'Sun 12:00', 'Sun 14:00', 'Sun 16:00']),
};

/**
 * Returns the kick-off habits of a country's competition number `n` (0 to 3 tiers, 5 women, 6 reserves, 7
 * youth).
 */
export function habitsOf(country: CountryEntry, n: number): Habits {
  const region = regionOf(country);
  if (n === 5) return WOMEN_HABITS[region];
  if (n === 6) return RESERVE_HABITS[region];
  if (n === 7) return YOUTH_HABITS[region];
  return countryHabits(n === 0 ? country.kickOffs.top : country.kickOffs.lower);
}
