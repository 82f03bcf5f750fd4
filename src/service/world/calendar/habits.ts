import type { CountryEntry, KickOffHabits } from '#service/world/catalogue/country.ts';

/** A kick-off time of a round: days from the Saturday that names it, and local minute of the day. */
export interface KickOff {
  readonly offset: number;
  readonly minute: number;
}

export interface Habits {
  readonly weekend: readonly KickOff[];
  readonly midweek: readonly KickOff[];
}

const WEEKEND: Record<string, number> = { Tue: -4, Wed: -3, Thu: -2, Fri: -1, Sat: 0, Sun: 1, Mon: 2 };
const WORKING_WEEK: Record<string, number> = { Sat: 0, Sun: 1, Mon: 2, Tue: 3, Wed: 4, Thu: 5, Fri: 6 };

function read(text: string, offsets: Record<string, number>): KickOff {
  const [name = '', time = ''] = text.split(' ');
  const [hour, minute] = time.split(':').map(Number);
  return { offset: offsets[name] ?? 0, minute: (hour ?? 0) * 60 + (minute ?? 0) };
}

/**
 * Reads a country's habits. Where both Thursday and Monday are match days the Thursday is dropped, so that a
 * midweek stays free between two rounds.
 */
function habits(entry: KickOffHabits): Habits {
  const all = entry.weekend.map((text) => read(text, WEEKEND)).filter((each) => each.offset >= -2);
  const monday = all.some((each) => each.offset === 2);
  const weekend = all.filter((each) => !(monday && each.offset === -2));
  const midweek = entry.midweek.map((text) => read(text, WEEKEND)).filter((each) => each.offset <= -2);
  return {
    weekend: weekend.length > 0 ? weekend : [read('Sat 15:00', WEEKEND)],
    midweek: midweek.length > 0 ? midweek : [read('Wed 19:00', WEEKEND)],
  };
}

function spread(days: readonly string[], times: readonly string[]): readonly KickOff[] {
  return days.flatMap((day) => times.map((time) => read(`${day} ${time}`, WORKING_WEEK)));
}

const WORKING_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Reserves play when the first team does not need the ground; in Asia and Oceania on working afternoons. */
function reserveHabits(east: boolean, late: boolean): Habits {
  const times = east ? ['13:00', '14:30', '16:00'] : late ? ['19:30', '22:30'] : ['14:00', '19:00'];
  const weekend = spread(east ? WORKING_DAYS : ['Mon', 'Tue', 'Wed', 'Thu'], times);
  return { weekend, midweek: weekend };
}

function youthHabits(east: boolean): Habits {
  const weekend = east
    ? spread(WORKING_DAYS, ['13:30', '15:00', '16:30'])
    : spread(['Sat', 'Sun', 'Mon', 'Tue', 'Wed'], ['11:00', '13:00', '17:00']);
  return { weekend, midweek: weekend };
}

const WOMEN: Habits = {
  weekend: ['Fri 19:00', 'Sat 12:00', 'Sat 14:00', 'Sun 12:00', 'Sun 14:00', 'Sun 16:00'].map((text) =>
    read(text, WEEKEND),
  ),
  midweek: ['Wed 19:00', 'Wed 19:30'].map((text) => read(text, WEEKEND)),
};

/**
 * Returns the kick-off habits of a country's competition number `n` (0 to 3 tiers, 5 women, 6 reserves, 7
 * youth).
 */
export function habitsOf(country: CountryEntry, n: number): Habits {
  const east = country.continent === 1 || country.continent === 7;
  if (n === 5) return WOMEN;
  if (n === 6) return reserveHabits(east, country.continent === 4 || country.continent === 5);
  if (n === 7) return youthHabits(east);
  return habits(n === 0 ? country.kickOffs.top : country.kickOffs.lower);
}
