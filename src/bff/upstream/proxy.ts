import { MAX_SECRET_LENGTH } from '#bff/config/secret.ts';

/** HTTP proxy for calls to a real service. */
export interface ProxyServer {
  /** May contain credentials. */
  readonly url: string;
  /** Hosts reached without it, in the format of `NO_PROXY`. */
  readonly noProxy: string;
}

function parseProxy(text: string): URL | null {
  try {
    const url = new URL(text);
    decodeURIComponent(`${url.username}:${url.password}`);
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null;
  } catch {
    return null;
  }
}

/** Reads `HTTPS_PROXY` and `NO_PROXY`; lower-case names take precedence, as in other programs. Null: no proxy. */
export function readProxy(
  environment: Readonly<Record<string, string | undefined>>,
  problems: string[],
): ProxyServer | null {
  const name = environment['https_proxy']?.trim() ? 'https_proxy' : 'HTTPS_PROXY';
  const text = environment[name]?.trim();
  if (!text) return null;
  const url = text.length <= MAX_SECRET_LENGTH ? parseProxy(text) : null;
  if (!url)
    problems.push(
      `${name} must be an address of at most ${MAX_SECRET_LENGTH} characters that begins with http:// or https://.`,
    );
  return url && { url: url.href, noProxy: environment['no_proxy'] ?? environment['NO_PROXY'] ?? '' };
}

/** Returns the parts of a proxy's address that must not be logged. */
export function proxySecrets({ url }: ProxyServer): readonly string[] {
  const { username, password } = new URL(url);
  return [username, password].map(decodeURIComponent);
}
