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

/** Countries with their names, in the order of these. */
export function byName(
  codes: readonly string[],
  nameOf: (code: string) => string,
  intl: string,
): readonly { readonly code: string; readonly name: string }[] {
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl));
}
