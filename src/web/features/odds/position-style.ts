import type { CSSProperties } from 'react';

/** Returns the style property of a position along a plot (0 to 1). */
export const positionStyle = (fraction: number) =>
  ({ '--at': `${Math.round(fraction * 1_000) / 10}%` }) as CSSProperties;
