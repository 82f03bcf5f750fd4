const formats = new Map<string, Intl.NumberFormat>();

/** A part as a percentage to one place, in a locale: `97.5%`; `–` for one that nobody knows. */
export function percentText(part: number | null, locale: string): string {
  if (part === null) return '–';
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', ...places });
  formats.set(locale, format);
  return format.format(part);
}
