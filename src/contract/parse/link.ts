import { isNothing, type Reader } from './reader.ts';

const ADDRESS = /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i;

/** An http(s) address; schemes that can run code are refused. */
export const link: Reader<string> = (wire) => {
  if (isNothing(wire)) return null;
  return typeof wire === 'string' && ADDRESS.test(wire) ? wire : undefined;
};
