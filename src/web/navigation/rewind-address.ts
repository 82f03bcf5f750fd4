import { AT_PARAMETER } from './is-rewound.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z$/;

/** Parses the instant of an address, epoch seconds; null if it is not readable. */
export function parseInstant(text: string): number | null {
  const instant = INSTANT.test(text) ? Date.parse(text) / 1000 : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Writes an instant (epoch seconds) as an address has it: without seconds if these are 0. */
export const writeInstant = (instant: number): string =>
  new Date(instant * 1000).toISOString().replace(/(?::00)?\.000Z$/, 'Z');

/** Returns the query of an address with another instant, and without the parameter for null. Other parameters stay. */
export function searchWithInstant(search: string, instant: number | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(AT_PARAMETER);
  const others = parameters.toString();
  if (instant === null) return others && `?${others}`;
  return `?${others && `${others}&`}${AT_PARAMETER}=${writeInstant(instant)}`;
}
