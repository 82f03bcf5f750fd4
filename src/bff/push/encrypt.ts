import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
/** Size of the only record; longer messages are not sent. */
const RECORD_BYTES = 4_096;
/** Ends the only record (RFC 8188). */
const LAST_RECORD = 2;

/** Keys of a subscription, base64url. */
export interface SubscriptionKeys {
  /** Public key of the browser, an uncompressed point of P-256. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Secrets of one message; tests have those of the RFC. */
interface MessageSecrets {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

function newSecrets(): MessageSecrets {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(SALT_BYTES) };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a text for a browser (RFC 8291) as the body of a request with `Content-Encoding: aes128gcm`. Throws if the keys are
 * no keys.
 */
export function encrypt(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { sender, salt }: MessageSecrets = newSecrets(),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const publicKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, publicKey]);
  const key = derive(sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([LAST_RECORD])), cipher.final()];
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, header, publicKey, ...sealed, cipher.getAuthTag()]);
}
