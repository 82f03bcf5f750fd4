/** Whether the host name of a URL (`new URL(…).hostname`) means this machine, whatever a name server says. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
