const rules = new Map<string, Intl.PluralRules>();

/** Returns the plural form of a number in a language; `other` where a form is not given. */
export function plural(
  locale: string,
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return forms[rule.select(n)] ?? forms.other;
}

const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinals = new Map<number, string>();

/** Returns an English ordinal, such as `67th`. Cached, because a list writes the minutes of all its matches every second. */
export function ordinal(n: number): string {
  const text = ordinals.get(n) ?? `${n}${ENDINGS[ENGLISH.select(n)] ?? 'th'}`;
  ordinals.set(n, text);
  return text;
}
