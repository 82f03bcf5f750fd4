const rules = new Map<string, Intl.PluralRules>();

/** The form for a number by the plural rules of a language; `other` where a form is not given. */
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

/** `1st`, `67th`: English ordinals. A list says the minutes of all its matches anew every second: each is made once. */
export function ordinal(n: number): string {
  const known = ordinals.get(n) ?? `${n}${ENDINGS[ENGLISH.select(n)] ?? 'th'}`;
  ordinals.set(n, known);
  return known;
}
