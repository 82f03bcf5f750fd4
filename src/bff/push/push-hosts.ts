/** Hosts of the push services of browsers, or ends of their names. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const isAt = (hostname: string, name: string) =>
  name.startsWith('.') ? hostname.endsWith(name) : hostname === name;

/**
 * Whether messages may be sent to an endpoint, which a browser names: https of a known push service, or a host that the
 * operator names, which may also be in a private network and without encryption.
 *
 * @param ownHosts host names with their port, if it is not that of the scheme
 */
export function isPushEndpoint(endpoint: string, ownHosts: readonly string[]): boolean {
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (/^https?:$/.test(url.protocol) && ownHosts.includes(url.host)) return true;
  return (
    url.protocol === 'https:' && url.port === '' && PUSH_SERVICES.some((name) => isAt(url.hostname, name))
  );
}
