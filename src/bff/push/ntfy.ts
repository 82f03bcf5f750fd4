import type { NtfyConfig } from '#bff/config/ntfy.ts';
import type { ProxyServer } from '#bff/upstream/proxy.ts';
import type { Poster } from '#bff/webhooks/post.ts';
import { isLoopback } from '#contract/loopback.ts';
import type { TopicAddress } from './subscription.ts';
import type { Transport } from './transport.ts';

interface NtfyOptions {
  readonly ntfy: NtfyConfig;
  /** Address of the pages without a slash at its end; null: unknown. */
  readonly publicUrl: string | null;
  readonly poster: Poster;
  readonly proxy: ProxyServer | null;
}

/** Sends notifications to topics of the ntfy server that the operator names. */
export function createNtfy({ ntfy, publicUrl, poster, proxy }: NtfyOptions): Transport<TopicAddress> {
  const { url, token } = ntfy;
  const { host, hostname } = new URL(url);
  const isDirect = proxy === null || isLoopback(hostname);
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  return ({ topic }) => ({
    service: host,
    post({ title, body, path }) {
      const click = publicUrl === null ? {} : { click: `${publicUrl}${path}` };
      // Headers would not take every script, the form with JSON does.
      const json = { topic, title, message: body, ...click };
      return poster.post({ url, headers, body: JSON.stringify(json) }, isDirect);
    },
  });
}
