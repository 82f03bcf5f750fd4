import type { Environment } from './environment.ts';
import { readSecret } from './secret.ts';

/** A server of ntfy (https://ntfy.sh), which shows alerts on devices whose browsers have no push. */
export interface NtfyConfig {
  /** Its origin, which this server and the devices both reach. */
  readonly url: string;
  /** Null: it takes messages of anybody. */
  readonly token: string | null;
}

const MAX_URL_LENGTH = 200;

function originIn(text: string): string | null {
  const isAddress = text.length <= MAX_URL_LENGTH && /^https?:\/\/[^/?#@\\]+\/?$/i.test(text);
  return isAddress && URL.canParse(text) ? new URL(text).origin : null;
}

/** Reads NTFY_URL and NTFY_TOKEN or NTFY_TOKEN_FILE. */
export function readNtfyConfig(environment: Environment, problems: string[]): NtfyConfig | null {
  const text = environment['NTFY_URL']?.trim();
  const { value: token } = readSecret(environment, 'NTFY_TOKEN', problems);
  if (!text) {
    if (token !== null) problems.push('NTFY_TOKEN is for the server of NTFY_URL. Set both, or neither.');
    return null;
  }
  if (token !== null && !/^[\x21-\x7e]+$/.test(token))
    problems.push('NTFY_TOKEN must be letters, digits and signs of ASCII without spaces, as ntfy makes it.');
  const url = originIn(text);
  if (url) return { url, token };
  problems.push(
    'NTFY_URL must be the address of a server of ntfy without a path, such as https://ntfy.example.com or http://192.168.1.5:8090.',
  );
  return null;
}
