/** Of Trusted Types, which TypeScript's DOM lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The name that the `Content-Security-Policy` allows (bff/http/security.ts). */
const POLICY = 'touchline-worker';

/**
 * Returns the address of a worker in the form that browsers with Trusted Types demand. It is the one address of a
 * script that code hands to the browser, and only one of ours is let through.
 */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const createScriptURL = (address: string) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('A foreign worker.');
    return address;
  };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL }).createScriptURL(url) ?? url;
}
