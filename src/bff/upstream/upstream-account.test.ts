/** The account in the environment: precedence of variables and invalid values. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { readUpstream } from './upstream-account.ts';

const UPSTREAM_URL = 'https://api.example.com';
const ACCOUNT = { UPSTREAM_URL, UPSTREAM_USER: 'somebody', UPSTREAM_TOKEN: 'canary-token' };

function read(environment: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];
  const account = readUpstream(environment, problems);
  return { account, problems };
}

function fileOf(text: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'secret'), text);
  return join(folder, 'secret');
}

test('prefers the names of this program to those of the specification', () => {
  const { account, problems } = read({ ...ACCOUNT, USERNAME: 'desktop-user', TOKEN: 'other' });
  expect([account?.user, account?.token, problems]).toEqual(['somebody', 'canary-token', []]);
});

test('reads each variable independently', () => {
  const { account, problems } = read({
    UPSTREAM_URL,
    UPSTREAM_USER: 'somebody',
    USERNAME: 'x',
    TOKEN: 't-2',
  });
  expect([account?.user, account?.token, problems]).toEqual(['somebody', 't-2', []]);
});

test('trims spaces and newlines around credentials', () => {
  const { account, problems } = read({ UPSTREAM_URL, USERNAME: ' me\n', UPSTREAM_TOKEN: '\r\n a b \t' });
  expect([account?.user, account?.token, problems]).toEqual(['me', 'a b', []]);
});

test('reads credentials from files and names them for the watcher', () => {
  const [user, token] = [fileOf('somebody\n'), fileOf('canary-token\r\n')];
  const { account, problems } = read({
    UPSTREAM_URL,
    UPSTREAM_USER_FILE: user,
    UPSTREAM_TOKEN_FILE: token,
    USERNAME: 'desktop-user',
    TOKEN: 'other',
  });
  expect(problems).toEqual([]);
  expect(account).toMatchObject({ user: 'somebody', token: 'canary-token', files: { user, token } });
  expect(read({ ...ACCOUNT, UPSTREAM_TOKEN: '', UPSTREAM_TOKEN_FILE: token }).account?.files).toEqual({
    user: null,
    token,
  });
  expect(read(ACCOUNT).account?.files).toBeUndefined();
});

test('accepts any printable ASCII character in credentials', () => {
  const token = Array.from({ length: 0x7e - 0x20 }, (_, index) => String.fromCharCode(0x21 + index)).join('');
  const { account, problems } = read({ ...ACCOUNT, UPSTREAM_TOKEN: token });
  expect([account?.token, problems]).toEqual([token, []]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a value and a file',
    { UPSTREAM_TOKEN_FILE: '/dev/null' },
    'UPSTREAM_TOKEN and UPSTREAM_TOKEN_FILE are both set. Set only one.',
  ],
  [
    'letters that are not ASCII',
    { UPSTREAM_TOKEN: 'canary-tokén' },
    'UPSTREAM_TOKEN must be at most 512 printable ASCII characters.',
  ],
  [
    'a newline inside',
    { UPSTREAM_USER: 'canary\nsecret' },
    'UPSTREAM_USER must be at most 512 printable ASCII characters.',
  ],
  [
    'an old name that is not ASCII',
    { UPSTREAM_TOKEN: '', TOKEN: 'canary\u0007' },
    'TOKEN must be at most 512 printable ASCII characters.',
  ],
  [
    'no file',
    { UPSTREAM_USER: '', USERNAME: 'me', UPSTREAM_USER_FILE: '/there/is/no/canary' },
    'UPSTREAM_USER_FILE names a file that cannot be read. Check its path and mode.',
  ],
  [
    'an empty file',
    { UPSTREAM_TOKEN: '', TOKEN: 'other', UPSTREAM_TOKEN_FILE: '/dev/null' },
    'UPSTREAM_TOKEN_FILE names an empty file. Write the value into it.',
  ],
  [
    'no token',
    { UPSTREAM_TOKEN: ' ' },
    'TOKEN (or UPSTREAM_TOKEN) is missing. Set it: UPSTREAM_URL needs your account.',
  ],
  [
    'a proxy without a scheme',
    { HTTPS_PROXY: 'canary:secret@proxy:3128' },
    'HTTPS_PROXY must be an address of at most 512 characters that begins with http:// or https://.',
  ],
  [
    'a proxy of another kind',
    { HTTPS_PROXY: 'socks5://canary:secret@proxy' },
    'HTTPS_PROXY must be an address of at most 512 characters that begins with http:// or https://.',
  ],
  [
    'a proxy with a broken password',
    { https_proxy: 'http://canary:%zz@proxy' },
    'https_proxy must be an address of at most 512 characters that begins with http:// or https://.',
  ],
  [
    'a proxy without a host',
    { HTTPS_PROXY: 'http://' },
    'HTTPS_PROXY must be an address of at most 512 characters that begins with http:// or https://.',
  ],
])('refuses %s with one sentence', (_, environment, sentence) => {
  expect(read({ ...ACCOUNT, ...environment }).problems).toEqual([sentence]);
});

test('reads the proxy and its exceptions, lower-case names first', () => {
  expect(read({ ...ACCOUNT, HTTPS_PROXY: 'http://a:3128', NO_PROXY: 'x' }).account?.proxy).toEqual({
    url: 'http://a:3128/',
    noProxy: 'x',
  });
  const both = { HTTPS_PROXY: 'http://a', https_proxy: 'http://b', NO_PROXY: 'x', no_proxy: 'y' };
  expect(read({ ...ACCOUNT, ...both }).account?.proxy).toEqual({ url: 'http://b/', noProxy: 'y' });
  expect(read({ ...ACCOUNT, HTTP_PROXY: 'http://a' }).account?.proxy).toBeUndefined();
});
