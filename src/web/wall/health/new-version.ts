import { filesIn } from './page-files.ts';

const TIMEOUT_MS = 10_000;

/**
 * Returns the files of the server's page if it is of another build than the open one; null if not, or if unknown.
 *
 * @param own files of the open page
 */
export async function newVersion(own: string): Promise<string | null> {
  if (own === '') return null;
  try {
    // Mostly a 304; it says of the page what a reload would get.
    const response = await fetch(location.pathname, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const files = filesIn(await response.text());
    return files === '' || files === own ? null : files;
  } catch {
    return null;
  }
}
