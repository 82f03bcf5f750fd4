const formats = new Map<string, Intl.DateTimeFormat>();

function cachedFormat(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  let format = formats.get(key);
  if (!format) {
    format = make();
    formats.set(key, format);
  }
  return format;
}

/** 24-hour times always have two digits, so that they align in columns; 12-hour times do not (`3:00 pm`). */
function hourOf(locale: string): Intl.DateTimeFormatOptions {
  const { hourCycle } = new Intl.Locale(locale);
  return hourCycle === 'h12' ? { hour: 'numeric', hourCycle } : { hour: '2-digit', hourCycle: 'h23' };
}

/** Returns an instant (epoch ms) on the clocks of an IANA zone: `20:45`, or `8:45 pm` if the locale has `-u-hc-h12`. */
export function timeOfDay(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...hourOf(locale), minute: '2-digit' });
  return cachedFormat(`m ${zone} ${locale}`, make).format(instant);
}

/** Returns a time to the second, for events and for the age of data: `16:23:05`. */
export function timeToTheSecond(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      ...hourOf(locale),
      minute: '2-digit',
      second: '2-digit',
    });
  return cachedFormat(`s ${zone} ${locale}`, make).format(instant);
}

/** Returns an instant (epoch ms) with its day: `Sat 21 Nov, 15:00`. */
export function dayAndTime(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...hourOf(locale),
      minute: '2-digit',
    });
  return cachedFormat(`d ${zone} ${locale}`, make).format(instant);
}

/** Returns the day of an instant (epoch ms) in an IANA zone, with its weekday: `Sat 21 Nov`. */
export function dayAndWeekday(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' });
  return cachedFormat(`w ${zone} ${locale}`, make).format(instant);
}

/** Returns the day of an instant (epoch ms) in an IANA zone: `21 Nov 2026`. */
export function dayAndYear(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' });
  return cachedFormat(`y ${zone} ${locale}`, make).format(instant);
}

/** Returns the names of a day (`YYYY-MM-DD`): `Sat`, `21 Nov` and the long form. */
export function dayNames(day: string, locale: string): { weekday: string; date: string; long: string } {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const of = (key: string, options: Intl.DateTimeFormatOptions) =>
    cachedFormat(
      `${key} ${locale}`,
      () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
    ).format(noon);
  return {
    weekday: of('weekday', { weekday: 'short' }),
    date: of('date', { day: 'numeric', month: 'short' }),
    long: of('long', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
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
