const PREFIX = '#import=';

/** Returns the end of an address that brings data to the page of follows. */
export const importHash = (data: string): `#${string}` => `${PREFIX}${data}`;

/** Returns the data in the hash of an address; null without any. */
export const importedData = (hash: string): string | null =>
  hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
