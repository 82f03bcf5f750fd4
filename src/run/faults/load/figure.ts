/** Something that was measured, and what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that it may be; where `isMinimum`, the least. */
  readonly aim: number;
  readonly isMinimum?: boolean;
  /** The same of something plain in the same run; null: there is nothing to compare. */
  readonly reference: { readonly name: string; readonly value: number } | null;
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

export function isMet({ value, aim, isMinimum = false }: Figure): boolean {
  return isMinimum ? value >= aim : value <= aim;
}

/** A figure as a line of a table. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, aim, isMinimum, reference } = figure;
  return [
    isMet(figure) ? 'met   ' : 'MISSED',
    name.padEnd(52),
    `${rounded(value)} ${unit}`.padStart(16),
    `(${isMinimum ? 'at least' : 'at most'} ${aim})`.padEnd(18),
    reference ? `${reference.name}: ${rounded(reference.value)} ${unit}` : '',
  ].join('  ');
}
