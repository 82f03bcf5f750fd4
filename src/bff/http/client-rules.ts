import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Identifies clients by their addresses. */
export interface ClientRules {
  /** Whether `X-Forwarded-For` and `X-Request-Id` of this peer are trusted. */
  isTrusted(address: string): boolean;
  /** Returns the client's address: the last one in `X-Forwarded-For` that is no trusted proxy's, if the peer is one. */
  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
  /** Whether a peer has no limits of its own: a trusted proxy or a process on this machine. */
  isUnlimitedPeer(address: string): boolean;
  /** Returns the key of a client's limits: an IPv4 address, or the /64 of an IPv6 address. */
  keyOf(address: string): string;
}

/** An address with a port, as some load balancers write it. */
const WITH_PORT = /^(?:([\d.]+)|\[(.+)\]):\d+$/;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @param trustedProxies addresses or CIDR ranges */
export function createClientRules(trustedProxies: readonly string[]): ClientRules {
  const trustedList = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) trustedList.addAddress(address, familyOf(address));
    else trustedList.addSubnet(address, Number(prefix), familyOf(address));
  }
  const loopback = new BlockList();
  loopback.addSubnet('127.0.0.0', 8);
  loopback.addAddress('::1', 'ipv6');

  const isIn = (list: BlockList, address: string) =>
    isIP(address) !== 0 && list.check(address, familyOf(address));
  const isTrusted = (address: string) => isIn(trustedList, address);
  return {
    isTrusted,
    addressOf({ headers, socket: { remoteAddress = '' } }) {
      const forwardedFor = headers['x-forwarded-for'];
      if (forwardedFor === undefined || !isTrusted(remoteAddress)) return remoteAddress;
      const addresses = String(forwardedFor)
        .split(',')
        .map((entry) => entry.trim().replace(WITH_PORT, '$1$2'));
      const client = addresses.findLast((address) => !isTrusted(address)) ?? addresses[0] ?? '';
      return isIP(client) === 0 ? remoteAddress : client;
    },
    isUnlimitedPeer: (address) => isTrusted(address) || isIn(loopback, address),
    keyOf: (address) => normalizeIP(address),
  };
}
