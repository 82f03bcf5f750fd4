import { createHmac } from 'node:crypto';
import type { Message } from './message.ts';
import type { Webhook } from './webhook.ts';

/** A request that delivers a message. */
export interface DeliveryRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

type Shape = (message: Message, webhook: Webhook) => { readonly url?: string; readonly json: unknown };

const slackText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const discordText = (text: string) => text.replaceAll(/[\\*_~`|>#[\]()-]/g, '\\$&');

const SHAPES: Readonly<Record<Webhook['shape'], Shape>> = {
  standard: ({ id: _, ...message }) => ({ json: message }),
  slack({ data: { title, body, match } }) {
    const name = slackText(body);
    return { json: { text: `*${slackText(title)}*\n${match.url ? `<${match.url}|${name}>` : name}` } };
  },
  discord({ data: { title, body, match } }) {
    const name = discordText(body);
    const content = `**${discordText(title)}**\n${match.url ? `[${name}](<${match.url}>)` : name}`;
    // A name such as @everyone calls nobody.
    return { json: { content, allowed_mentions: { parse: [] } } };
  },
  // The form with JSON takes any script, headers do not; the topic is the last part of the address.
  ntfy({ data: { title, body, match } }, { url }) {
    const address = new URL(url);
    const parts = address.pathname.split('/');
    const topic = decodeURIComponent(parts.pop() ?? '');
    const root = new URL(`${parts.join('/')}/`, address);
    return { url: root.href, json: { topic, title, message: body, ...(match.url && { click: match.url }) } };
  },
};

/** Returns the signature of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA-256 of id, instant and body. */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** @param now real time of the attempt, epoch ms: receivers refuse signatures of another time */
export function requestOf(
  message: Message,
  webhook: Webhook,
  now: number,
): DeliveryRequest & { readonly body: string } {
  const { url = webhook.url, json } = SHAPES[webhook.shape](message, webhook);
  const body = JSON.stringify(json);
  const seconds = Math.floor(now / 1_000);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': 'Touchline',
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
  };
  if (webhook.secret) headers['webhook-signature'] = signature(webhook.secret, message.id, seconds, body);
  if (webhook.bearer) headers['authorization'] = `Bearer ${webhook.bearer}`;
  return { url, headers, body };
}
