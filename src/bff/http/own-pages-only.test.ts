import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { ownPagesOnly } from './own-pages-only.ts';

interface Sent {
  readonly origin?: string;
  readonly site?: string;
  readonly type?: string;
  /** Address of the socket on this machine. */
  readonly at?: readonly [address: string, port: number];
}

/** Returns the code of the refusal; null: the request is accepted. */
async function refusalOf(host: string, publicUrl: string | null, sent: Sent): Promise<string | null> {
  const { origin, site, type = 'application/json', at } = sent;
  const [localAddress, localPort] = at ?? [];
  const request = {
    headers: {
      'content-type': type,
      ...(origin !== undefined && { origin }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
    },
    raw: { socket: { localAddress, localPort } },
  } as unknown as FastifyRequest;
  return ownPagesOnly(
    publicUrl,
    host,
  )(request).then(
    () => null,
    (refusal) => refusal.code,
  );
}

const LAN = ['192.168.1.5', 3000] as const;
const LOOPBACK = ['127.0.0.1', 3000] as const;

test.each<[string, string, string | null, Sent]>([
  ['a browser that says so', '0.0.0.0', null, { site: 'same-origin' }],
  ['PUBLIC_URL', '127.0.0.1', 'https://a.example', { origin: 'https://a.example', at: LOOPBACK }],
  ['the address of the machine', '0.0.0.0', null, { origin: 'http://192.168.1.5:3000', at: LAN }],
  ['port 80', '0.0.0.0', null, { origin: 'http://192.168.1.5', at: ['192.168.1.5', 80] }],
  ['IPv6', '::', null, { origin: 'http://[fd00::5]:3000', at: ['fd00::5', 3000] }],
  ['IPv4 in IPv6', '::', null, { origin: 'http://192.168.1.5:3000', at: ['::ffff:192.168.1.5', 3000] }],
  ['a name in HOST', 'desk.lan', null, { origin: 'http://desk.lan:3000', at: LAN }],
  ['localhost', '0.0.0.0', null, { origin: 'http://localhost:3000', at: LOOPBACK }],
  ['localhost over IPv6', '::', null, { origin: 'http://localhost:3000', at: ['::1', 3000] }],
  ['JSON with a charset', '::', null, { site: 'same-origin', type: 'Application/JSON; charset=utf-8' }],
])('accepts %s', async (_, host, publicUrl, sent) => {
  expect(await refusalOf(host, publicUrl, sent)).toBeNull();
});

test.each<[string, string, string | null, Sent]>([
  ['no origin', '0.0.0.0', 'https://a.example', { at: LAN }],
  ['another machine', '0.0.0.0', null, { origin: 'http://192.168.1.6:3000', at: LAN }],
  ['another port', '0.0.0.0', null, { origin: 'http://192.168.1.5:3001', at: LAN }],
  ['encryption that we do not have', '0.0.0.0', null, { origin: 'https://192.168.1.5:3000', at: LAN }],
  ['localhost of another machine', '0.0.0.0', null, { origin: 'http://localhost:3000', at: LAN }],
  ['a name that is not ours', '0.0.0.0', null, { origin: 'http://desk.lan:3000', at: LAN }],
  ['a longer name', '127.0.0.1', 'https://a.example', { origin: 'https://a.example.evil.example', at: LAN }],
  ['null', '0.0.0.0', null, { origin: 'null', at: LAN }],
  ['a closed socket', '0.0.0.0', null, { origin: 'http://192.168.1.5:3000' }],
  ['a page of the same site', '0.0.0.0', null, { site: 'same-site', at: LAN }],
])('refuses %s', async (_, host, publicUrl, sent) => {
  expect(await refusalOf(host, publicUrl, sent)).toBe('foreign_origin');
});

test.each(['', 'text/plain', 'application/jsonx', 'x/y; application/json', 'multipart/form-data'])(
  'refuses the type %j',
  async (type) => {
    expect(await refusalOf('::', null, { site: 'same-origin', type })).toBe('unsupported_type');
  },
);
