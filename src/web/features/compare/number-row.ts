import { signedNumber } from '#contract/signed-number.ts';
import { type Better, type PairedValue, pairedValues } from '#web/ui/paired-values.ts';

/** How a number is written. */
export type NumberFormat = 'count' | 'decimal' | 'signed' | 'place';

/** A number of both sides. */
export interface NumberRow<Key extends string = string> {
  readonly key: Key;
  readonly format: NumberFormat;
  readonly isFewerBetter: boolean;
  readonly home: PairedValue | null;
  readonly away: PairedValue | null;
}

interface RowOptions {
  /** `more` by default. */
  readonly better?: Better;
  readonly format?: NumberFormat;
  /** Whether a bar can show it; not a place or a number below zero. */
  readonly hasBar?: boolean;
}

const withoutBar = (value: PairedValue | null) => value && { ...value, share: 0 };

/** Returns a row of two numbers; an empty list if neither side has one. */
export function numberRow<Key extends string>(
  key: Key,
  home: number | null,
  away: number | null,
  { better = 'more', format = 'count', hasBar = true }: RowOptions = {},
): readonly NumberRow<Key>[] {
  if (home === null && away === null) return [];
  const pair = pairedValues(home, away, better);
  const values = hasBar ? pair : { home: withoutBar(pair.home), away: withoutBar(pair.away) };
  return [{ key, format, isFewerBetter: better === 'fewer', ...values }];
}

/** Returns a function that writes numbers in a locale. */
export function numberWriter(intl: string): (value: number, format: NumberFormat) => string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const formats = {
    count: new Intl.NumberFormat(intl),
    place: new Intl.NumberFormat(intl),
    decimal: new Intl.NumberFormat(intl, decimals),
  };
  return (value, format) => (format === 'signed' ? signedNumber(value, intl) : formats[format].format(value));
}
