import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

const CURVE = 'prime256v1';
/** Lifetime of a signature, s; push services accept 24 hours. */
const LIFETIME_SECONDS = 12 * 3_600;

/** The keys by which push services know this server (RFC 8292), base64url. */
export interface VapidKeys {
  /** Uncompressed point of P-256. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** Whether two texts are a pair of keys. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
  } catch {
    return false;
  }
}

function keyObject({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number, to?: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1, 33), y: coordinate(33), d: privateKey };
  return createPrivateKey({ format: 'jwk', key: jwk });
}

const base64 = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');

/**
 * Returns a function that signs requests to push services.
 *
 * @param subject address at which their operators reach this server's: `https:` or `mailto:`
 */
export function createSigner(keys: VapidKeys, subject: string) {
  const key = keyObject(keys);
  const signatures = new Map<
    string,
    { readonly value: string; readonly from: number; readonly until: number }
  >();

  /** Returns the header `Authorization` for an origin; `now` is real time, epoch seconds. */
  return (origin: string, now: number): string => {
    const last = signatures.get(origin);
    // A clock that was set back would make it one of tomorrow.
    if (last && last.from <= now && now < last.until) return last.value;
    const claims = { aud: origin, exp: now + LIFETIME_SECONDS, sub: subject };
    const signed = `${base64({ typ: 'JWT', alg: 'ES256' })}.${base64(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    const value = `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
    signatures.set(origin, { value, from: now, until: now + LIFETIME_SECONDS / 2 });
    return value;
  };
}
