import { LANGUAGES, localeRow } from '#contract/locales.ts';
import { countriesIn } from '#contract/order/countries.ts';
import { parseJson } from '#contract/parse/parse-json.ts';
import { countryNamer } from '#news/words/country-name.ts';
import { zoneName } from '#web/format/clock-time.ts';
import { localOddsFormat } from '#web/settings/odds-format.ts';
import type { PersonalName } from '#web/settings/personal.ts';
import { useWords } from '#web/words/use-words.ts';

/** Clock settings by an example, as in the settings. */
const CLOCKS: Readonly<Record<string, string>> = { '24': '15:00', '12': '3:00 pm' };

/** Returns how many things a stored list, or record, has. */
const sizeOf = (json: unknown) => (typeof json === 'object' && json !== null ? Object.keys(json).length : 0);

/**
 * Returns a function that writes a setting's stored text (null is the default) for people: its value, or a number; null
 * for settings of many parts.
 */
export function useValueText(): (name: PersonalName, text: string | null) => string | null {
  const { settings } = useWords<'settings'>();
  const words = useWords<'transfer'>();
  const { transfer: t, intl } = words;
  const lookUp = (texts: Readonly<Record<string, string>>, key: string) => texts[key] ?? key;
  const count = (json: unknown) => new Intl.NumberFormat(intl).format(sizeOf(json));
  const countOf = (text: string | null) => count(parseJson(text ?? '[]', []));
  const countOfIds = (text: string | null) => count((parseJson(text ?? '{}', {}) as { ids?: unknown }).ids);
  const texts: Partial<Record<PersonalName, (text: string | null) => string>> = {
    by: (text) => lookUp(t.orders, text ?? 'competition'),
    theme: (text) => lookUp(settings.themes, text ?? 'system'),
    lang: (text) => {
      const language = LANGUAGES.find((one) => one === text);
      return language ? localeRow(language).name : (text ?? t.automatic);
    },
    hours: (text) => (text ? lookUp(CLOCKS, text) : t.automatic),
    zone: (text) => (text ? zoneName(text) : t.automatic),
    country: (text) => countriesIn(text).map(countryNamer(words)).join(', ') || t.automatic,
    extras: (text) =>
      text
        ?.split(' ')
        .map((extra) => lookUp(t.extras, extra))
        .join(', ') ?? t.nothing,
    prices: (text) => t.prices[text ? 'hidden' : 'shown'],
    odds: (text) => lookUp(t.formats, text ?? localOddsFormat()),
    books: countOfIds,
    channels: countOfIds,
    keys: (text) => (text ? t.off : t.on),
    announce: (text) => lookUp(settings.announceScopes, text ?? 'followed'),
    alerts: (text) => count((parseJson(text ?? '{}', {}) as { bells?: unknown }).bells),
    bellNames: countOf,
    shields: countOf,
    reveals: countOf,
    pins: countOf,
    folds: countOf,
    recent: countOf,
  };
  return (name, text) => texts[name]?.(text) ?? null;
}
