import { isVapidPair, type VapidKeys } from '#bff/push/vapid.ts';
import { parseOnOff } from '#contract/parse-on-off.ts';
import type { Environment } from './environment.ts';
import { type NtfyConfig, readNtfyConfig } from './ntfy.ts';
import { readSecret } from './secret.ts';

/** Alerts for closed tabs, as the operator configures them. */
export interface PushConfig {
  /** Whether the server may follow the matches by itself. */
  readonly isNewsOn: boolean;
  /** Null: they are made at the first start. */
  readonly keys: VapidKeys | null;
  /** Hosts that endpoints may have besides those of the known push services. */
  readonly ownHosts: readonly string[];
  /** Null: there are no topics. */
  readonly ntfy: NtfyConfig | null;
}

const isHost = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;

function readKeys(environment: Environment, problems: string[]): VapidKeys | null {
  const publicKey = environment['VAPID_PUBLIC_KEY']?.trim() || null;
  const { value: privateKey } = readSecret(environment, 'VAPID_PRIVATE_KEY', problems);
  if (publicKey === null && privateKey === null) return null;
  const keys = { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
  if (isVapidPair(keys)) return keys;
  problems.push(
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of keys in base64url. Set both, or neither.',
  );
  return null;
}

/** Reads NEWS, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_HOSTS, NTFY_URL and NTFY_TOKEN. */
export function readPushConfig(environment: Environment, problems: string[]): PushConfig {
  const news = parseOnOff(environment, 'NEWS', true);
  if ('problem' in news) problems.push(news.problem);
  const text = environment['PUSH_HOSTS']?.trim();
  const ownHosts = text ? text.split(',').map((host) => host.trim().toLowerCase()) : [];
  if (!ownHosts.every(isHost))
    problems.push('PUSH_HOSTS must be host names joined by commas, such as push.example.com,10.0.0.7:8080.');
  return {
    isNewsOn: 'value' in news && news.value,
    keys: readKeys(environment, problems),
    ownHosts,
    ntfy: readNtfyConfig(environment, problems),
  };
}
