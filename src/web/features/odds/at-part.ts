import type { CSSProperties } from 'react';

/** Where along a plot something stands (0 to 1), for its style sheet. */
export const atPart = (part: number) => ({ '--at': `${Math.round(part * 1_000) / 10}%` }) as CSSProperties;
