/**
 * Returns a function that writes an instant (epoch ms) in an IANA zone and a locale. Formats are kept, because creating
 * one takes long.
 */
export function dateWriter(optionsIn: (locale: string) => Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant: number, zone: string, locale: string): string => {
    const key = `${zone} ${locale}`;
    const format =
      formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...optionsIn(locale) });
    formats.set(key, format);
    return format.format(instant);
  };
}
