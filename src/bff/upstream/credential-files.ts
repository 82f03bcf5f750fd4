import { readFileSync } from 'node:fs';
import type { Log } from '#bff/log.ts';
import { isCredential, type UpstreamAccount } from './upstream-account.ts';

const POLL_INTERVAL_MS = 2_000;

export interface CredentialFilesWatcher {
  /** Reads the files now, before the next poll. */
  reload(): void;
  close(): void;
}

/**
 * Polls the credential files and calls `onChange` when their content changes. An unreadable file or invalid content
 * keeps the present credentials and logs one error until it is valid again. An account without files never changes.
 */
export function watchCredentialFiles(
  { user, token, files }: UpstreamAccount,
  onChange: (user: string, token: string) => void,
  log: Log,
): CredentialFilesWatcher {
  const failingVariables = new Set<string>();
  let current = { user, token };

  function read(path: string | null | undefined, variable: string, fallback: string): string {
    if (!path) return fallback;
    const text = readText(path);
    if (isCredential(text)) {
      failingVariables.delete(variable);
      return text;
    }
    if (!failingVariables.has(variable)) log('error', 'credentials file is not usable', { variable });
    failingVariables.add(variable);
    return fallback;
  }

  function reload(): void {
    const next = {
      user: read(files?.user, 'UPSTREAM_USER_FILE', current.user),
      token: read(files?.token, 'UPSTREAM_TOKEN_FILE', current.token),
    };
    if (next.user === current.user && next.token === current.token) return;
    current = next;
    log('info', 'credentials changed');
    onChange(next.user, next.token);
  }

  // File system events miss mounted files and files replaced through a link.
  const timer = files ? setInterval(reload, POLL_INTERVAL_MS).unref() : undefined;
  return { reload, close: () => clearInterval(timer) };
}

/** Returns the trimmed text of a file; empty if it cannot be read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
