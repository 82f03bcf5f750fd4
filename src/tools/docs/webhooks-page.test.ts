/** The files, the message and the commands of docs/webhooks.md are read and run. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { messageOf } from '#bff/webhooks/message.ts';
import { readWebhooks } from '#bff/webhooks/read-webhooks.ts';
import { requestOf } from '#bff/webhooks/shapes.ts';
import { KIND_OF_CHANGE, KINDS, SHAPES, type Webhook } from '#bff/webhooks/webhook.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { changesBetween } from '#news/testing/changes-between.ts';

const run = promisify(execFile);
const page = readFileSync(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);
const [FILE = '', MESSAGE = '', LOCK_SCREEN_FILE = ''] = blocksOf('json');
const [MAKE_SECRET = '', TRY = ''] = blocksOf('sh');
const [BLUEPRINT = ''] = blocksOf('yaml');

function read(text: string): readonly Webhook[] {
  const path = join(temporaryFolder(), 'webhooks.json');
  writeFileSync(path, text);
  const problems: string[] = [];
  const webhooks = readWebhooks({ WEBHOOKS_FILE: path }, problems);
  expect(problems).toEqual([]);
  return webhooks;
}

/** Returns the paths of all values in an object, such as `data.match.id`. */
function pathsOf(value: unknown, at = ''): readonly string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, at ? `${at}.${name}` : name));
}

function standardMessage(): unknown {
  const [webhook] = read(FILE);
  const match = sampleMatch(1, { score: [1, 0] });
  const [change] = changesBetween([sampleMatch(1)], [match]);
  if (!webhook || !change) throw new Error('There is no webhook or no goal.');
  const message = messageOf({ change, match }, webhook, 'https://scores.example.com');
  return JSON.parse(requestOf(message, webhook, 0).body.toString());
}

test('the page has no code that this test does not use', () => {
  expect([...page.matchAll(/^```\w+$/gm)]).toHaveLength(6);
});

test('the files are valid', () => {
  expect(read(FILE).map(({ name, shape, language }) => [name, shape, language])).toEqual([
    ['newsroom', 'standard', 'en'],
    ['fan club', 'discord', 'de'],
    ['phone', 'ntfy', 'en'],
  ]);
  expect(read(LOCK_SCREEN_FILE)).toMatchObject([{ shape: 'standard', isPrivate: true }]);
});

test('the message has the fields of a real one', () => {
  // A goal without an event has no scorer.
  const paths = pathsOf(standardMessage()).flatMap((path) =>
    path === 'data.player' ? ['data.player.id', 'data.player.name'] : [path],
  );
  expect(pathsOf(JSON.parse(MESSAGE))).toEqual(paths);
});

test('the tables have all shapes, kinds and types', () => {
  const row = (name: string) => page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
  const codes = (text: string) => [...text.matchAll(/`([\w.-]+)`/g)].map(([, code]) => code);
  expect(codes(row('shape')).slice(1)).toEqual([...SHAPES]);
  expect(codes(row('kinds')).slice(1)).toEqual([...KINDS]);
  for (const kind of Object.keys(KIND_OF_CHANGE)) expect(page).toContain(`\`match.${kind}\``);
});

test('the command makes a secret that is accepted', async () => {
  const { stdout } = await run('sh', ['-c', MAKE_SECRET]);
  const [webhook] = read(LOCK_SCREEN_FILE.replace(/whsec_[^"]+/, stdout.trim()));
  expect(webhook?.secret).toBe(stdout.trim());
});

test('the command posts to each webhook of the file', async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const path = join(temporaryFolder(), 'webhooks.json');
  const { port } = server.address() as AddressInfo;
  writeFileSync(path, FILE.replaceAll(/"https?:\/\/[^/]+/g, `"http://127.0.0.1:${port}`));
  const { stdout } = await run('sh', ['-c', TRY], { env: { ...process.env, WEBHOOKS_FILE: path } });
  for (const name of ['newsroom', 'fan club', 'phone']) expect(stdout).toContain(`${name}: delivered (200)`);
  expect(bodies).toHaveLength(3);
});

test('the blueprint is valid and names fields of a message', () => {
  const document = parseDocument(BLUEPRINT, {
    uniqueKeys: true,
    customTags: [{ tag: '!input', resolve: (input: string) => input }],
  });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  const { blueprint } = document.toJS();
  const inputs = [...BLUEPRINT.matchAll(/!input (\w+)/g)].map(([, name]) => name);
  expect(inputs).toEqual(Object.keys(blueprint.input));
  const fields = [...BLUEPRINT.matchAll(/trigger\.json\.([\w.]+)/g)].map(([, field]) => field);
  expect(fields.length).toBeGreaterThan(4);
  for (const field of fields) expect(pathsOf(standardMessage())).toContain(field);
});
