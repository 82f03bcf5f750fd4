import type { CSSProperties, ReactNode } from 'react';
import type { Side } from '#contract/side-of.ts';
import type { PairedValue } from './paired-values.ts';

interface Props {
  readonly side: Side;
  /** Null for no number, and no bar. */
  readonly value: Pick<PairedValue, 'share' | 'isBetter'> | null;
  readonly children: ReactNode;
}

/** Bar and number: bars grow away from the label in the middle. */
const BAR_CELL = {
  home: 'grid-cols-[minmax(0,1fr)_2.75rem] before:justify-self-end @min-[34rem]/stats:grid-cols-[minmax(0,1fr)_4.5rem]',
  away: 'grid-cols-[2.75rem_minmax(0,1fr)] before:order-1 @min-[34rem]/stats:grid-cols-[4.5rem_minmax(0,1fr)]',
};

/** The number of a side in a pair, with a bar in the side's colour; the better one is heavier. */
export function PairedBar({ side, value, children }: Props) {
  const style = { '--share': value?.share ?? 0 } as CSSProperties;
  return (
    <div
      data-side={side}
      data-better={value?.isBetter || undefined}
      style={style}
      className={`grid items-center whitespace-nowrap text-center font-stretch-88% text-base text-quiet before:h-1 before:w-[calc(var(--share)*100%)] before:bg-(--kit) data-better:font-bold data-better:font-stretch-80% data-better:text-[1.125rem] data-better:text-ink data-better:before:h-3 before:[background-image:repeating-linear-gradient(135deg,transparent_0_3px,var(--kit-hatch)_3px_5px)] before:[box-shadow:var(--kit-ring)] ${BAR_CELL[side]}`}
    >
      {children}
    </div>
  );
}
