import { BlockList, isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Identifies clients by their addresses. */
export interface ClientRules {
  /** Whether `X-Forwarded-For` and `X-Request-Id` of this peer are trusted. */
  isTrusted(address: string): boolean;
  /** Whether a peer has no limits of its own: a trusted proxy or a process on this machine. */
  isUnlimitedPeer(address: string): boolean;
  /** Returns the key of a client's limits: an IPv4 address, or the /64 of an IPv6 address. */
  keyOf(address: string): string;
}

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
    isUnlimitedPeer: (address) => isTrusted(address) || isIn(loopback, address),
    keyOf: (address) => normalizeIP(address),
  };
}
