import { expect, test } from 'vitest';
import { createScrubber } from './scrub.ts';

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

test('a short account is removed where it stands by itself', () => {
  expect(createScrubber(['demo', 'demo'])('{"user":"demo","name":"Demo"}')).toBe(
    '{"user":"[removed]","name":"Demo"}',
  );
});
