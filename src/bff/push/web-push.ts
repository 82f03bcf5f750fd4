import type { Poster } from '#bff/webhooks/post.ts';
import { encrypt } from './encrypt.ts';
import type { Notification } from './notification.ts';
import type { BrowserAddress } from './subscription.ts';
import type { Transport } from './transport.ts';
import { createSigner, type VapidKeys } from './vapid.ts';

/** Push services keep a message for a device that is off so long, s: an old goal is worse than none. */
const TTL_SECONDS = 900;
/** Bytes of a message; push services take 4 KB encrypted. */
const MAX_MESSAGE_BYTES = 3_000;

interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Address at which push services reach the operator. */
  readonly subject: string;
  /** Host names that endpoints may have besides those of the known push services. */
  readonly ownHosts: readonly string[];
  /** Address of the pages without a slash at its end; null: unknown. */
  readonly publicUrl: string | null;
  readonly poster: Poster;
  /** Real time, epoch ms. */
  readonly realNow: () => number;
}

/** Returns the declarative form, which Safari shows without a script; our worker shows it elsewhere. */
function messageOf({ title, body, path, tag, language }: Notification, publicUrl: string | null): string {
  const navigate = `${publicUrl ?? ''}${path}`;
  const notification = { title, body, navigate, tag, lang: language, data: { open: path } };
  const text = JSON.stringify({ web_push: 8030, notification });
  if (Buffer.byteLength(text) <= MAX_MESSAGE_BYTES) return text;
  return JSON.stringify({ web_push: 8030, notification: { ...notification, body: '' } });
}

/** Sends notifications to browsers by their push services (RFC 8030), encrypted and signed. */
export function createWebPush(options: WebPushOptions): Transport<BrowserAddress> {
  const { keys: serverKeys, subject, ownHosts, publicUrl, poster, realNow } = options;
  const sign = createSigner(serverKeys, subject);
  return ({ endpoint, keys }) => {
    const { origin, host } = new URL(endpoint);
    return {
      service: host,
      post(notification) {
        const headers = {
          authorization: sign(origin, Math.floor(realNow() / 1_000)),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL_SECONDS),
          urgency: 'high',
        };
        const body = encrypt(messageOf(notification, publicUrl), keys);
        return poster.post({ url: endpoint, headers, body }, ownHosts.includes(host));
      },
    };
  };
}
