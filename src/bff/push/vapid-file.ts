import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log } from '#bff/log.ts';
import { makeFolder } from '#bff/state/make-folder.ts';
import { isVapidPair, makeVapidKeys, type VapidKeys } from './vapid.ts';

const FILE = 'vapid.json';
const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() }).refine(isVapidPair);

/**
 * Returns the keys in a folder, made at the first call. Null if they cannot be read or saved: other keys would leave every
 * browser without alerts, so nothing takes their place.
 */
export function openVapidKeys(directory: string, log: Log): VapidKeys | null {
  const path = join(directory, FILE);
  const fail = (thrown: unknown) => {
    log('warn', 'push keys cannot be used', { code: (thrown as NodeJS.ErrnoException).code ?? 'damaged' });
    return null;
  };
  try {
    return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') return fail(thrown);
  }
  const keys = makeVapidKeys();
  try {
    makeFolder(directory);
    // Another process that starts at the same moment must not have other keys.
    writeFileSync(path, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
    return keys;
  } catch (thrown) {
    return fail(thrown);
  }
}
