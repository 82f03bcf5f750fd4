import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { PAIRING_CODE_LENGTH, PAIRING_SIGNS } from '#contract/wall-relay.ts';

/** Returns 128 random bits as 32 hexadecimal digits. */
export const randomKey = (): string => randomBytes(16).toString('hex');

/** Returns a pairing code; each of its signs is equally likely. */
export const randomCode = (): string =>
  Array.from({ length: PAIRING_CODE_LENGTH }, () => PAIRING_SIGNS[randomInt(PAIRING_SIGNS.length)]).join('');

/** Returns a code as it was drawn: people type small letters, blanks and dashes. */
export const normalCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/**
 * Returns a function that turns secrets into names of records. How long a look-up takes depends on a hash that no client can
 * compute, so it says nothing about the secrets.
 */
export function createSecretHash(hashKey: Buffer = randomBytes(32)): (secret: string) => string {
  return (secret) => createHmac('sha256', hashKey).update(secret).digest('base64url');
}
