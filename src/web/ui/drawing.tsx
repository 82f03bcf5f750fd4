import type { SVGAttributes } from 'react';

interface Props extends SVGAttributes<SVGSVGElement> {
  readonly d: string;
  /** Sides of its square, px. */
  readonly size: number;
  /** The same in units of its path, where they are others. */
  readonly box?: number;
}

/** A line drawing in the colour of the text around it; what it means is said beside it. */
export function Drawing({ d, size, box = size, ...look }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      {...look}
    >
      <path d={d} />
    </svg>
  );
}
