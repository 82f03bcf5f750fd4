/** Texts by plural category, or by exact number. */
type PluralForms = Readonly<Record<string, string>> & { readonly other: string };

/** What texts need beside their values; the compiled texts of a language are a function of it. */
export interface Formatter {
  readonly plural: (n: number, forms: PluralForms) => string;
  readonly ordinal: (n: number, forms: PluralForms) => string;
  readonly number: (n: number) => string;
  /** For texts that a language does not have yet. */
  readonly english: Formatter;
}

/** Creates the formatter of a language tag. Digits are Latin in all languages. */
export function createFormatter(intl: string): Formatter {
  let english: Formatter | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const chooser = (type: Intl.PluralRuleType) => {
    let rules: Intl.PluralRules | undefined;
    return (n: number, forms: PluralForms) => {
      rules ??= new Intl.PluralRules(intl, { type });
      return forms[n] ?? forms[rules.select(n)] ?? forms.other;
    };
  };
  return {
    plural: chooser('cardinal'),
    ordinal: chooser('ordinal'),
    number(n) {
      numbers ??= new Intl.NumberFormat(intl, { numberingSystem: 'latn' });
      return numbers.format(n);
    },
    get english() {
      english ??= createFormatter('en-GB');
      return english;
    },
  };
}
