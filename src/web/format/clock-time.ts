import { dateWriter } from './date-writer.ts';

/** Returns whether times in a locale are like `12:45 pm`, which takes more room than `20:45`. */
export const has12Hours = (locale: string): boolean => new Intl.Locale(locale).hourCycle === 'h12';

/** 24-hour times always have two digits, so that they align in columns; 12-hour times do not (`3:00 pm`). */
const timeIn = (locale: string): Intl.DateTimeFormatOptions => ({
  minute: '2-digit',
  ...(has12Hours(locale) ? { hour: 'numeric', hourCycle: 'h12' } : { hour: '2-digit', hourCycle: 'h23' }),
});

const WEEKDAY = { weekday: 'short' } as const;
const DATE = { day: 'numeric', month: 'short' } as const;

/** Returns an instant (epoch ms) on the clocks of an IANA zone: `20:45`, or `8:45 pm` if the locale has `-u-hc-h12`. */
export const timeOfDay = dateWriter(timeIn);

/** Returns a time to the second, for events and for the age of data: `16:23:05`. */
export const timeToTheSecond = dateWriter((locale) => ({ ...timeIn(locale), second: '2-digit' }));

/** Returns an instant with its day: `Sat 21 Nov, 15:00`. */
export const dayAndTime = dateWriter((locale) => ({ ...WEEKDAY, ...DATE, ...timeIn(locale) }));

/** Returns the day of an instant, with its weekday: `Sat 21 Nov`. */
export const dayAndWeekday = dateWriter(() => ({ ...WEEKDAY, ...DATE }));

/** Returns the day of an instant: `21 Nov 2026`. */
export const dayAndYear = dateWriter(() => ({ ...DATE, year: 'numeric' }));

const shortWeekday = dateWriter(() => WEEKDAY);
const shortDate = dateWriter(() => DATE);
const longDay = dateWriter(() => ({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }));

/** Returns the names of a day (`YYYY-MM-DD`): `Sat`, `21 Nov` and the long form. */
export function dayNames(day: string, locale: string): { weekday: string; date: string; long: string } {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return {
    weekday: shortWeekday(noon, 'UTC', locale),
    date: shortDate(noon, 'UTC', locale),
    long: longDay(noon, 'UTC', locale),
  };
}

/** Cities that the zone lists of some browsers have under a former name. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
};

/** Returns the city of a zone: `London` for `Europe/London`. */
export function zoneName(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return CURRENT_NAMES[city] ?? city.replaceAll('_', ' ');
}
