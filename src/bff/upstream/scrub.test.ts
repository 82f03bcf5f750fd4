import { expect, test } from 'vitest';
import { createScrubber, createSecretFinder } from './scrub.ts';

const TOKEN = 'ca/nary+tok"en=é';
const scrub = createScrubber(['canary.account@example.com', TOKEN]);

test.each([
  ['plain', TOKEN],
  ['URL-encoded', encodeURIComponent(TOKEN)],
  ['in a query', new URLSearchParams({ token: TOKEN }).toString()],
  ['in JSON', JSON.stringify({ name: TOKEN })],
  ['base64', Buffer.from(TOKEN).toString('base64')],
  ['base64url', Buffer.from(TOKEN).toString('base64url')],
  ['hex', Buffer.from(TOKEN).toString('hex')],
  ['reversed', [...TOKEN].reverse().join('')],
  ['account', 'user=canary.account@example.com'],
  ['basic authorisation', Buffer.from(`canary.account@example.com:${TOKEN}`).toString('base64')],
])('removes the account %s', (_, text) => {
  expect(scrub(`before ${text} after`)).toMatch(/^before .*\[removed\].* after$/);
  expect(scrub(`before${text}after`)).toContain('[removed]');
});

test('leaves everything else as it is', () => {
  const text = 'Demopolis demolished Democracy FC 3-0, 台北 ☂';
  expect(createScrubber(['demo', 'demo'])(text)).toBe(text);
});

test('removes a short account only as a separate word', () => {
  expect(createScrubber(['demo', 'demo'])('{"user":"demo","name":"Demo"}')).toBe(
    '{"user":"[removed]","name":"Demo"}',
  );
});

const PRINTABLE = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

test('removes a token with any printable character', () => {
  for (const character of PRINTABLE) {
    const token = `9f8e${character}7d6c5b4a`;
    const text = createScrubber(['somebody', token])(`https://api.example.com/?token=${token}.`);
    expect(text).toBe('https://api.example.com/?token=[removed].');
  }
});

test('leaves words unchanged for a user of one letter', () => {
  const text = 'GET /teams/7 in 12 ms: e, A and Q.';
  expect(createScrubber(['x', 'Q'])(text)).toBe('GET /teams/7 in 12 ms: e, A and [removed].');
});

test('removes a token of all printable characters in every form', () => {
  const token = PRINTABLE.join('');
  const scrubber = createScrubber(['somebody', token]);
  for (const form of [token, encodeURIComponent(token), JSON.stringify({ token }), btoa(token)]) {
    expect(scrubber(form)).toContain('[removed]');
    expect(scrubber(form)).not.toContain('9:;');
  }
});

test('removes a UUID at any position in base64', () => {
  const token = '0b9e4a5c-61d3-4f5e-9a7b-3c2d1e0f9a8b';
  for (const before of ['', 'a', 'ab', 'somebody:']) {
    const text = createScrubber(['x', token])(btoa(`${before}${token}:after`));
    expect(text).toContain('[removed]');
    expect(text.length).toBeLessThan(40);
  }
});

const LONG_TOKEN = 'tok-en/12+3"4?5&6';
const holds = createSecretFinder(['old-token-of-18-ch', LONG_TOKEN]);

test.each([
  ['raw', LONG_TOKEN],
  ['of a former account', 'old-token-of-18-ch'],
  ['URL-encoded', encodeURIComponent(LONG_TOKEN)],
  ['URL-encoded in lower case', encodeURIComponent(LONG_TOKEN).toLowerCase()],
  ['in a query', String(new URLSearchParams({ token: LONG_TOKEN }))],
  ['in JSON', JSON.stringify([LONG_TOKEN])],
  ['base64', btoa(LONG_TOKEN)],
  ['base64 behind a user', btoa(`user:${LONG_TOKEN}`)],
  ['base64url', Buffer.from(LONG_TOKEN).toString('base64url')],
  ['hex', Buffer.from(LONG_TOKEN).toString('hex')],
  ['hex in capitals', Buffer.from(LONG_TOKEN).toString('hex').toUpperCase()],
])('finds a token in a text: %s', (_, text) => {
  expect(holds(`{"data":[{"name":"${text}"}]}`)).toBe(true);
});

test('finds a token with capitals in lower case, as in picture addresses', () => {
  const token = 'Tok-En-Of_18-Chars';
  expect(createSecretFinder([token])(`{"img":"/img/teams/${token.toLowerCase()}"}`)).toBe(true);
});

test.each([
  ['nothing of the token', ['a-token-of-18-chars'], '{"data":[{"id":"7","name":"Home 12"}]}'],
  ['a token of 11 characters', ['12345678901'], '{"data":[{"name":"12345678901"}]}'],
  ['an empty token', [''], '{"data":[]}'],
  ['a part of the token', ['a-token-of-18-chars'], 'a-token-of-18'],
])('finds no secret in a text with %s', (_, tokens, text) => {
  expect(createSecretFinder(tokens)(text)).toBe(false);
});
