/** Returns whether the host name of a URL (`new URL(…).hostname`) is this machine's, without asking a name server. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
