import type { SettingsWords } from './settings.ts';

/** A country's name by its code; those that only football knows as countries are in the catalogue. */
export function countryNamer({
  settings,
  intl,
}: Pick<SettingsWords, 'settings' | 'intl'>): (code: string) => string {
  const own: Readonly<Record<string, string>> = settings.countries;
  const names = new Intl.DisplayNames(intl, { type: 'region' });
  return (code) => own[code] ?? names.of(code.toUpperCase()) ?? code;
}
