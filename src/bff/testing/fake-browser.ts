import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

const AUTH = Buffer.alloc(16, 5);

/** What a test's browser was sent. */
export interface PushedNotification {
  readonly title: string;
  readonly body: string;
  readonly navigate: string;
  readonly tag: string;
  readonly lang: string;
}

/** The keys of a browser, which reads what is encrypted for it (RFC 8291). */
export interface FakeBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Buffer): PushedNotification;
}

function decrypt(receiver: ECDH, body: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', receiver.computeSecret(sender), AUTH, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]).toString();
  // The delimiter of the last record.
  return text.slice(0, -1);
}

export function createFakeBrowser(): FakeBrowser {
  const receiver = createECDH('prime256v1');
  receiver.generateKeys();
  return {
    keys: { p256dh: receiver.getPublicKey('base64url'), auth: AUTH.toString('base64url') },
    read: (body) => JSON.parse(decrypt(receiver, body)).notification,
  };
}
