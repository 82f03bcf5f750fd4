import type { SVGAttributes } from 'react';

interface Props extends SVGAttributes<SVGSVGElement> {
  readonly d: string;
  /** Width and height, px. */
  readonly size: number;
  /** Side of the view box, in units of the path, if it differs. */
  readonly box?: number;
}

/** A decorative line drawing in the text's colour; the text beside it has the meaning. */
export function Drawing({ d, size, box = size, ...attributes }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      {...attributes}
    >
      <path d={d} />
    </svg>
  );
}
