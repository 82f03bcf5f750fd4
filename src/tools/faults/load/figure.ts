/** A measurement with its aim. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Upper bound of the value; lower bound if `isMinimum`. */
  readonly aim: number;
  readonly isMinimum?: boolean;
  /** Same measurement of a simple reference in the same run; null: none. */
  readonly reference: { readonly name: string; readonly value: number } | null;
}

const round = (value: number) => String(Math.round(value * 100) / 100);

export function isMet({ value, aim, isMinimum = false }: Figure): boolean {
  return isMinimum ? value >= aim : value <= aim;
}

export function formatFigure(figure: Figure): string {
  const { name, value, unit, aim, isMinimum, reference } = figure;
  return [
    isMet(figure) ? 'met   ' : 'MISSED',
    name.padEnd(52),
    `${round(value)} ${unit}`.padStart(16),
    `(${isMinimum ? 'at least' : 'at most'} ${aim})`.padEnd(18),
    reference ? `${reference.name}: ${round(reference.value)} ${unit}` : '',
  ].join('  ');
}
