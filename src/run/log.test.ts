import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScrubber } from '#bff/upstream/scrub.ts';
import { createLog, type LogOptions } from './log.ts';

const TOKEN = 'canary/token+55=';
const TOKEN_FORMS = [
  TOKEN,
  encodeURIComponent(TOKEN),
  Buffer.from(TOKEN).toString('base64'),
  Buffer.from(TOKEN).toString('hex'),
];

async function open(level: LogOptions['level'] = 'info') {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, log: await createLog({ level, scrub: createScrubber([TOKEN]), destination }) };
}

test('writes one JSON line per event with level, ISO time and fields', async () => {
  const { log, lines } = await open();
  log('warn', 'data service restarted', { attempt: 2, pid: 7, crash: null });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/}\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'data service restarted',
    attempt: 2,
    pid: 7,
    crash: null,
  });
});

test.each(TOKEN_FORMS)('writes the token in no form: %s', async (form) => {
  const { log, lines } = await open();
  log('error', `failed at ${form}`, { address: `https://example.com/?token=${form}&x=1` });
  expect(lines.join()).toContain('[removed]');
  expect(lines.join()).not.toContain(form);
});

test.each([
  ['a newline', 'a\nb'],
  ['a forged line', 'a\r\n{"level":"info","event":"all is well"}'],
  ['a colour of the terminal', '\u001b[31mred\u001b[0m'],
  ['a C1 control character', '\u009b31m'],
  ['a line separator', 'a\u2028b'],
  ['64 KB', 'x'.repeat(65_536)],
])('keeps %s within one short line', async (_, value) => {
  const { log, lines } = await open();
  log('info', value, { value });
  const text = lines.join('');
  expect(text.length).toBeLessThan(2_500);
  expect(text.indexOf('\n')).toBe(text.length - 1);
  const parsedLine = JSON.parse(text) as Record<string, string>;
  for (const name of ['event', 'value']) expect(parsedLine[name]).not.toMatch(/[\p{Cc}\u2028]/u);
});

test('removes a secret that truncation would split', async () => {
  const { log, lines } = await open();
  log('info', 'long', { value: `${'x'.repeat(995)}${TOKEN}` });
  expect(lines.join()).not.toContain(TOKEN.slice(0, 5));
});

test('writes only events at or above the level', async () => {
  const { log, lines } = await open('warn');
  log('debug', 'a');
  log('info', 'b');
  log('warn', 'c');
  log('fatal', 'd');
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['c', 'd']);
  const silent = await open('silent');
  silent.log('fatal', 'e');
  expect(silent.lines).toEqual([]);
});

test('does not load the writer for terminals without a terminal', () => {
  const code = `
    import { createRequire } from 'node:module';
    import { createLog } from '${join(import.meta.dirname, 'log.ts')}';
    const log = await createLog({ level: 'info', scrub: (text) => text });
    log('info', 'loaded', { modules: Object.keys(createRequire('/').cache).filter((name) => name.includes('pino')).length });
    log('info', 'pretty', { modules: Object.keys(createRequire('/').cache).filter((name) => name.includes('pretty')).length });
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const [loadedModules, pretty] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).modules as number);
  expect(loadedModules).toBeGreaterThan(0);
  expect(pretty).toBe(0);
});
