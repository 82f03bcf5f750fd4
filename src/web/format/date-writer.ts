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
    // Browsers disagree on the space before "pm", and a line must not break there.
    return format.format(instant).replace(/\s(?=[ap]m)/i, '\u00a0');
  };
}
