import { isObject } from '#contract/is-object.ts';
import type { Pairing } from '#contract/wall-relay.ts';
import { createPersisted } from '#web/settings/persisted.ts';

export type StoredPairing = Pick<Pairing, 'key' | 'name' | 'wallNumber'>;

const PAIRING_KEY = /^[0-9a-f]{32}$/;

/** Reads the wall that this phone is a remote of; null without one, or if what is stored is malformed. */
function pairingIn(json: unknown): StoredPairing | null {
  if (!isObject(json)) return null;
  const { key, name, wallNumber } = json;
  if (typeof key !== 'string' || !PAIRING_KEY.test(key)) return null;
  return {
    key,
    name: typeof name === 'string' ? name : '',
    wallNumber: typeof wallNumber === 'number' ? wallNumber : 0,
  };
}

/** The wall that this phone is a remote of; the relay ends it after 12 hours. */
export const pairing = createPersisted<StoredPairing | null>('wall-remote', pairingIn);
