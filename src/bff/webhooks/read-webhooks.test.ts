import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWebhooks } from './read-webhooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-webhooks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'webhooks.json');

function read(text: string) {
  writeFileSync(path, text);
  const problems: string[] = [];
  return { webhooks: readWebhooks({ WEBHOOKS_FILE: path }, problems), problems };
}

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const WEBHOOK = { name: 'desk', url: 'https://chat.example.com/1', shape: 'standard', secret: SECRET };

test('has no webhooks without the variable', () => {
  const problems: string[] = [];
  expect(readWebhooks({}, problems)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['no JSON', '{', 'the list is missing, or has another type'],
  ['no list', '{}', 'the list is missing, or has another type'],
  ['an unknown field', [{ ...WEBHOOK, tokens: 1 }], 'webhook 1: the webhook has an unknown field'],
  ['no address', [{ ...WEBHOOK, url: 'chat' }], 'webhook 1: url must be an address without user'],
  [
    'an address with a password',
    [{ ...WEBHOOK, url: 'https://a:b@example.com' }],
    'url must be an address without user',
  ],
  ['clear text', [{ ...WEBHOOK, url: 'http://example.com' }], 'url must begin with https://'],
  [
    'a private network',
    [WEBHOOK, { ...WEBHOOK, name: 'b', url: 'https://10.0.0.7/x' }],
    'webhook 2: url lies in a private network',
  ],
  [
    'a private network in IPv6',
    [{ ...WEBHOOK, url: 'https://[::ffff:10.0.0.7]/x' }],
    'url lies in a private network',
  ],
  [
    'an unknown shape',
    [{ ...WEBHOOK, shape: 'teams' }],
    'shape must be one of standard, slack, discord, ntfy',
  ],
  ['no key', [{ ...WEBHOOK, secret: null }], 'secret is missing: standard messages are signed'],
  ['a short key', [{ ...WEBHOOK, secret: 'whsec_AAAA' }], 'secret must be whsec_ and at least 24 bytes'],
  [
    'a bearer that no header can have',
    [{ ...WEBHOOK, bearer: 'tk_1€' }],
    'bearer must be letters, digits and signs of ASCII',
  ],
  ['an unknown kind', [{ ...WEBHOOK, kinds: ['corners'] }], 'kinds.0 must be of goals'],
  ['no id', [{ ...WEBHOOK, teams: ['Dunmarrow'] }], 'teams.0 must be an id'],
  ['an unknown zone', [{ ...WEBHOOK, zone: 'Mars' }], 'zone must be a time zone'],
  ['one name twice', [WEBHOOK, WEBHOOK], 'must have a name of its own for each webhook'],
  ['too many', Array.from({ length: 21 }, (_, at) => ({ ...WEBHOOK, name: `${at}` })), 'at most 20 webhooks'],
])('refuses %s with a sentence that keeps the secret', (_, content, sentence) => {
  const { webhooks, problems } = read(typeof content === 'string' ? content : JSON.stringify(content));
  expect(webhooks).toEqual([]);
  expect(problems.join(' ')).toContain(sentence);
  expect(problems.join(' ')).not.toContain(SECRET);
});

test('says that the file cannot be read', () => {
  const problems: string[] = [];
  readWebhooks({ WEBHOOKS_FILE: join(folder, 'nowhere.json') }, problems);
  expect(problems).toEqual([
    'WEBHOOKS_FILE names a file that cannot be read, or has more than 64 KB. Check its path and mode.',
  ]);
});

test('accepts loopback, and a private network that is named', () => {
  const addresses = ['http://127.0.0.1:8080/x', 'http://localhost/x', 'https://chat.example.com/x'];
  const all = addresses.map((url, at) => ({ ...WEBHOOK, name: `${at}`, url }));
  const named = { ...WEBHOOK, url: 'http://192.168.1.5/x', private: true };
  expect(read(JSON.stringify([...all, named])).problems).toEqual([]);
});
