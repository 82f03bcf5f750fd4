import { isNothing, type Reader } from './reader.ts';

const MAX_LENGTH = 2_000;

const ADDRESS = /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i;

/** An http(s) address; schemes that can run code are refused. */
export const link: Reader<string> = (wire) => {
  if (isNothing(wire)) return null;
  return typeof wire === 'string' && wire.length <= MAX_LENGTH && ADDRESS.test(wire) ? wire : undefined;
};
