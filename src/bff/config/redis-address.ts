import type { Environment } from './environment.ts';
import { readSecret } from './secret.ts';

/** Address of the store that several processes share, with its password. */
export interface RedisAddress {
  readonly url: string;
  /** Password and user in it, to be removed from logs. */
  readonly secrets: readonly string[];
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Reads `REDIS_URL` or the file in `REDIS_URL_FILE`; null: this process shares nothing. Problems never repeat the address,
 * which may hold a password.
 */
export function readRedisAddress(environment: Environment, problems: string[]): RedisAddress | null {
  const count = problems.length;
  const { value, file } = readSecret(environment, 'REDIS_URL', problems);
  if (problems.length > count) return null;
  const name = file === null ? 'REDIS_URL' : 'REDIS_URL_FILE';
  if (value === null) {
    if (file !== null) problems.push('REDIS_URL_FILE names an empty file. Write the address into it.');
    return null;
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  const isComplete = url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
  if (!isComplete || !/^(?:\/\d{0,3})?$/.test(url.pathname) || url.search !== '' || url.hash !== '') {
    problems.push(`${name} must be an address such as redis://cache.example.com:6379/0 or rediss://….`);
    return null;
  }
  const secrets = [url.password, decoded(url.password)].filter((secret) => secret !== '');
  return { url: value, secrets: [...new Set(secrets)] };
}
