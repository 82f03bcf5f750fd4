import { isNothing, type Reader } from './reader.ts';

/** A colour, `#rrggbb` in lower case. */
export const colour: Reader<string> = (wire) => {
  if (isNothing(wire)) return null;
  return typeof wire === 'string' && /^#[0-9a-f]{6}$/i.test(wire) ? wire.toLowerCase() : undefined;
};
