import dns from 'node:dns';
import { onTestFinished, vi } from 'vitest';

type Callback = (error: Error) => void;

/** Makes every DNS look-up fail with `code` until the test ends. Returns the names that were looked up. */
export function failLookups(code: string): readonly string[] {
  const names: string[] = [];
  const lookup = (name: string, _options: object, callback: Callback) => {
    names.push(name);
    callback(Object.assign(new Error(`getaddrinfo ${code} ${name}`), { code }));
  };
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
  onTestFinished(() => spy.mockRestore());
  return names;
}
