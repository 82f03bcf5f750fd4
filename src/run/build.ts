import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src/web',
  'src/contract',
  'src/news',
  'src/words',
  'src/run/build',
  'public',
  'docs/notices.md',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

function newestChange(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return entries.reduce((latest, entry) => Math.max(latest, statSync(join(path, entry)).mtimeMs), 0);
}

/** Whether there is no build, or a source of the pages is newer. */
function isStale(root: string): boolean {
  const builtAt = statSync(join(root, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some((source) => newestChange(join(root, source)) > builtAt);
}

/** Builds the pages into dist/ if that is missing or stale. Throws if the build fails. */
export function buildIfStale(root: string): void {
  if (!isStale(root)) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The pages could not be built. See the errors above.');
}
