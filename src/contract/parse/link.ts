import { isNothing, type Reader } from './reader.ts';

const ADDRESS = /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i;

/** The address of a page of the web: nothing that a link could run. */
export const link: Reader<string> = (wire) => {
  if (isNothing(wire)) return null;
  return typeof wire === 'string' && ADDRESS.test(wire) ? wire : undefined;
};
