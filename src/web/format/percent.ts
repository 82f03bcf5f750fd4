const formats = new Map<string, Intl.NumberFormat>();

/** Returns a share as a percentage with one decimal, in a locale: `97.5%`; `–` if unknown. */
export function percentText(part: number | null, locale: string): string {
  if (part === null) return '–';
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', ...places });
  formats.set(locale, format);
  return format.format(part);
}
