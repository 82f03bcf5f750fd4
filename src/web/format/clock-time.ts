const formats = new Map<string, Intl.DateTimeFormat>();

function cached(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  let format = formats.get(key);
  if (!format) {
    format = make();
    formats.set(key, format);
  }
  return format;
}

/** On 24 hours there are always two digits, so that times stand in a column; on 12 nobody writes `03:00 pm`. */
function hourOf(locale: string): Intl.DateTimeFormatOptions {
  const { hourCycle } = new Intl.Locale(locale);
  return hourCycle === 'h12' ? { hour: 'numeric', hourCycle } : { hour: '2-digit', hourCycle: 'h23' };
}

/** `20:45`: an instant (epoch ms) on the clocks of an IANA zone; `8:45 pm` if the locale says `-u-hc-h12`. */
export function timeOfDay(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...hourOf(locale), minute: '2-digit' });
  return cached(`m ${zone} ${locale}`, make).format(instant);
}

/** `16:23:05`: to the second, for events and for the age of data. */
export function timeToTheSecond(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      ...hourOf(locale),
      minute: '2-digit',
      second: '2-digit',
    });
  return cached(`s ${zone} ${locale}`, make).format(instant);
}

/** `Sat 21 Nov, 15:00`: an instant (epoch ms) with its day. */
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
  return cached(`d ${zone} ${locale}`, make).format(instant);
}

/** `Sat 21 Nov`: the day of an instant (epoch ms) in an IANA zone, with its weekday. */
export function dayAndWeekday(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' });
  return cached(`w ${zone} ${locale}`, make).format(instant);
}

/** `21 Nov 2026`: the day of an instant (epoch ms) in an IANA zone. */
export function dayAndYear(instant: number, zone: string, locale: string): string {
  const make = () =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' });
  return cached(`y ${zone} ${locale}`, make).format(instant);
}

/** `Sat` and `21 Nov` of a day (`YYYY-MM-DD`). */
export function dayNames(day: string, locale: string): { weekday: string; date: string; long: string } {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const of = (key: string, options: Intl.DateTimeFormatOptions) =>
    cached(`${key} ${locale}`, () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })).format(
      noon,
    );
  return {
    weekday: of('weekday', { weekday: 'short' }),
    date: of('date', { day: 'numeric', month: 'short' }),
    long: of('long', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

/** Cities that some browsers' lists of zones still have under a name of the past. */
const RENAMED: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
};

/** `London` of `Europe/London`: how people call their zone. */
export function zoneName(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return RENAMED[city] ?? city.replaceAll('_', ' ');
}
