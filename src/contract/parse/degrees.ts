import { numberBetween } from './plain.ts';

/** Degrees. */
export const latitude = numberBetween(-90, 90);
export const longitude = numberBetween(-180, 180);
