import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SATURDAY = '2026-11-21';
export const PORT = 4391;
export const SERVICE_PORT = 4392;

/** Compiled code and the history of the world, which the first start writes; removed at the end. */
const cacheFolder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
process.once('exit', () => rmSync(cacheFolder, { recursive: true }));

/** Environment of the programs that are measured. */
export const ENVIRONMENT = {
  NODE_COMPILE_CACHE: cacheFolder,
  PORT: String(PORT),
  SERVICE_PORT: String(SERVICE_PORT),
  METRICS_PORT: '4393',
  DRAIN: '0',
  SERVICE_SEED: '1',
  SERVICE_NOW: `${SATURDAY}T16:00:00Z`,
};
