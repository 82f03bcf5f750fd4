import type { CountryEntry, KickOffHabits } from '#service/world/catalogue/country.ts';
import { COMPETITION_NUMBERS } from '#service/world/seasons/competition.ts';

/** A kick-off time of a round: days from the Saturday that names it, and local minute of the day. */
export interface KickOffTime {
  readonly offset: number;
  readonly minute: number;
}

export interface Habits {
  readonly weekend: readonly KickOffTime[];
  readonly midweek: readonly KickOffTime[];
}

const OFFSETS: Record<string, number> = {
  Tue: -4,
  Wed: -3,
  Thu: -2,
  Fri: -1,
  Sat: 0,
  Sun: 1,
  Mon: 2,
};

function readKickOff(text: string): KickOffTime {
  const [name = '', time = ''] = text.split(' ');
  const [hour, minute] = time.split(':').map(Number);
  return { offset: OFFSETS[name] ?? 0, minute: (hour ?? 0) * 60 + (minute ?? 0) };
}

/**
 * Reads a country's habits. Where both Thursday and Monday are match days the Thursday is dropped, so that a
 * midweek stays free between two rounds.
 */
function readHabits(entry: KickOffHabits): Habits {
  const all = entry.weekend.map(readKickOff).filter((each) => each.offset >= -2);
  const hasMonday = all.some((each) => each.offset === 2);
  const weekend = all.filter((each) => !(hasMonday && each.offset === -2));
  const midweek = entry.midweek.map(readKickOff).filter((each) => each.offset <= -2);
  return {
    weekend: weekend.length > 0 ? weekend : [readKickOff('Sat 15:00')],
    midweek: midweek.length > 0 ? midweek : [readKickOff('Wed 19:00')],
  };
}

const habitsByEntry = new WeakMap<KickOffHabits, Habits>();

function countryHabits(entry: KickOffHabits): Habits {
  let habits = habitsByEntry.get(entry);
  if (habits === undefined) {
    habits = readHabits(entry);
    habitsByEntry.set(entry, habits);
  }
  return habits;
}

function womensWeek(weekend: readonly string[]): Habits {
  return {
    weekend: weekend.map(readKickOff),
    midweek: ['Wed 19:00', 'Wed 19:30'].map(readKickOff),
  };
}

type Region = 'east' | 'america' | 'other';

function regionOf({ continent }: CountryEntry): Region {
  if (continent === 1 || continent === 7) return 'east';
  return continent === 4 || continent === 5 ? 'america' : 'other';
}

const WOMEN_HABITS: Readonly<Record<Region, Habits>> = {
  east: womensWeek(['Sat 12:00', 'Sat 14:00', 'Sun 12:00', 'Sun 14:00', 'Mon 17:00', 'Mon 19:00']),
  // The women of Latin America play in the evenings of working days.
  america: womensWeek(['Fri 19:30', 'Sat 17:00', 'Sun 19:00', 'Mon 17:00', 'Mon 19:00', 'Mon 21:00']),
  other: womensWeek(['Fri 19:00', 'Sat 12:00', 'Sat 14:00', 'Sun 12:00', 'Sun 14:00', 'Sun 16:00']),
};

/** Returns the kick-off habits of a country's tier `n` (0 to 3) or of its women (5); working-week.ts has the others. */
export function habitsOf(country: CountryEntry, n: number): Habits {
  if (n === COMPETITION_NUMBERS.women) return WOMEN_HABITS[regionOf(country)];
  return countryHabits(n === 0 ? country.kickOffs.top : country.kickOffs.lower);
}
