import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '#contract/loopback.ts';

/** Networks that are not the internet (RFC 6890), with those of this machine. */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const privateNetworks = new BlockList();
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
for (const [address, prefix] of PRIVATE_NETWORKS)
  privateNetworks.addSubnet(address, prefix, familyOf(address));

/** Whether an IP address is in a private network, also as an IPv4 address within IPv6. */
export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, familyOf(address));

/** Returns what is wrong with an address to post to, as the end of a sentence; null: nothing. */
export function addressFault(text: string, isPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '')
    return 'must be an address without user and password, such as https://chat.example.com/hooks/1';
  const isHere = isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (isHere || isPrivate)))
    return 'must begin with https://; http:// is for this machine, and with "private": true for your network';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isHere && !isPrivate && isIP(host) !== 0 && isPrivateAddress(host))
    return 'lies in a private network: add "private": true if that is meant';
  return null;
}

/** Looks a name up and refuses it if it leads into a private network, as a name on the internet should not. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const isRefused = !error && addresses.some(({ address }) => isPrivateAddress(address));
    const failure = isRefused ? Object.assign(new Error('private address'), { code: 'EPRIVATE' }) : error;
    if (failure || options.all) callback(failure, addresses ?? []);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};
