/** `npm run bench:differences`: processor time of a difference and of brotli, on a busy Saturday. */
// biome-ignore lint/style/noRestrictedImports: this folder has a package.json of its own, without the project's names
import { createCompactor } from '../src/bff/cache/compact-body.ts';

// biome-ignore lint/style/noRestrictedImports: this folder has a package.json of its own, without the project's names
import { createDifferences } from '../src/bff/cache/differences.ts';

// biome-ignore lint/style/noRestrictedImports: this folder has a package.json of its own, without the project's names
import { type Body, JSON_TYPE, makeBody } from '../src/bff/cache/version.ts';
import { median } from './median.ts';
import { startScript, stopScript } from './program.ts';

const START = Date.parse('2026-11-21T15:30:00Z');
const PORT = 4394;
const SERVICE_PORT = 4395;
const ROUNDS = 15;
const LISTS = [
  ['livescores/?t=live&include=events', 5_000],
  ['fixtures/?t=schedule&d=2026-11-21', 30_000],
  ['fixtures/?t=schedule&d=2026-11-21&include=events', 30_000],
] as const;

async function textAt(path: string, now: number): Promise<string> {
  await fetch(`http://127.0.0.1:${SERVICE_PORT}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(now).toISOString(), speed: 0.001 }),
  });
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${PORT}/api/v2.2/${path}`);
    const text = await response.text();
    if (response.ok && response.headers.get('age') === '0') return text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the processor time of all threads that `work` takes, ms: the median of some rounds. */
async function cpuMs(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return median(times);
}

async function printList(path: string, before: Body, text: string): Promise<void> {
  const body = await makeBody(text, JSON_TYPE, null);
  const brotli = await cpuMs(() => makeBody(text, JSON_TYPE, null));
  const difference = await cpuMs(() => createDifferences().get(before, body));
  const compacted = await cpuMs(() => createDifferences().get(createCompactor().compact(before), body));
  const frame = await createDifferences().get(before, body);
  console.log(
    `${path}\n  ${text.length} bytes: brotli ${body.br?.length} bytes, ${brotli.toFixed(1)} ms; ` +
      `difference ${frame?.length} bytes, ${difference.toFixed(1)} ms (${(difference / brotli).toFixed(2)} x), ` +
      `from a compacted version ${compacted.toFixed(1)} ms (${(compacted / brotli).toFixed(2)} x)`,
  );
}

const { child } = await startScript('start', {
  PORT: String(PORT),
  SERVICE_PORT: String(SERVICE_PORT),
  METRICS_PORT: '0',
  DRAIN: '0',
  SERVICE_SEED: '1',
  SERVICE_CONTROL: 'on',
});
for (const [path, periodMs] of LISTS) {
  const before = await makeBody(await textAt(path, START), JSON_TYPE, null);
  await printList(path, before, await textAt(path, START + periodMs));
}
await stopScript(child);
