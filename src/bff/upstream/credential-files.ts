import { readFileSync } from 'node:fs';
import type { Log } from '#bff/log.ts';
import { isCredential, type UpstreamAccount } from './account.ts';

const POLL_INTERVAL_MS = 2_000;

export interface CredentialFilesWatcher {
  /** Reads the files now, before the next poll. */
  reload(): void;
  close(): void;
}

/**
 * Polls the credential files and calls `onChange` when their content changes. An unreadable file or invalid content
 * keeps the present credentials and logs one warning until it is valid again. An account without files never changes.
 */
export function watchCredentialFiles(
  { user, token, files }: UpstreamAccount,
  onChange: (user: string, token: string) => void,
  log: Log,
): CredentialFilesWatcher {
  const failing = new Set<string>();
  let present = { user, token };

  function read(path: string | null | undefined, variable: string, fallback: string): string {
    if (!path) return fallback;
    const text = readText(path);
    if (isCredential(text)) {
      failing.delete(variable);
      return text;
    }
    if (!failing.has(variable)) log('warn', 'credentials file is not usable', { variable });
    failing.add(variable);
    return fallback;
  }

  function reload(): void {
    const next = {
      user: read(files?.user, 'UPSTREAM_USER_FILE', present.user),
      token: read(files?.token, 'UPSTREAM_TOKEN_FILE', present.token),
    };
    if (next.user === present.user && next.token === present.token) return;
    present = next;
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
