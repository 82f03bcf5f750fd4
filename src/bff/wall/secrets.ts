import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { PAIRING_CODE_LENGTH, PAIRING_SIGNS } from '#contract/wall-relay.ts';

/** Returns 128 random bits as 32 hexadecimal digits. */
export const randomKey = (): string => randomBytes(16).toString('hex');

/** Returns a pairing code; each of its signs is equally likely. */
export const randomCode = (): string =>
  Array.from({ length: PAIRING_CODE_LENGTH }, () => PAIRING_SIGNS[randomInt(PAIRING_SIGNS.length)]).join('');

/** Returns a code as it was drawn: people type small letters, blanks and dashes. */
export const normalCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** Secrets with a value each, such as codes with their walls. */
export interface SecretMap<T> {
  get(secret: string): T | undefined;
  set(secret: string, value: T): void;
  /** Removes every secret with this value. */
  removeValue(value: T): void;
  delete(secret: string): void;
}

/**
 * Creates a map that holds keyed hashes instead of secrets. How long a look-up takes depends on a hash that no client can
 * compute, so it says nothing about the secrets.
 */
export function createSecretMap<T>(): SecretMap<T> {
  const hashKey = randomBytes(32);
  const hashOf = (secret: string) => createHmac('sha256', hashKey).update(secret).digest('base64');
  const values = new Map<string, T>();
  return {
    get: (secret) => values.get(hashOf(secret)),
    set: (secret, value) => void values.set(hashOf(secret), value),
    delete: (secret) => void values.delete(hashOf(secret)),
    removeValue(value) {
      for (const [hash, each] of values) if (each === value) values.delete(hash);
    },
  };
}
