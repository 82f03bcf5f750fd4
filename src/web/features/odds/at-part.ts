import type { CSSProperties } from 'react';

/** Returns the style property of a position along a plot (0 to 1). */
export const atPart = (part: number) => ({ '--at': `${Math.round(part * 1_000) / 10}%` }) as CSSProperties;
