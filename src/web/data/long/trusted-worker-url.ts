/** The part of Trusted Types that is used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
  createScriptURL(url: string): string;
}

/** Policy name that the `Content-Security-Policy` allows (bff/http/security.ts). */
const POLICY = 'touchline-worker';

const rules: Policy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('A foreign worker.');
    return url;
  },
};

/** Browsers allow one policy of a name. */
let policy: Policy | undefined;

/**
 * Returns a worker's address in the form that browsers with Trusted Types demand. It is the only script address that
 * code passes to the browser; addresses of other sites are refused.
 */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, rules);
  return policy?.createScriptURL(url) ?? url;
}
