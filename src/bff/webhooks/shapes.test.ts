import { expect, test } from 'vitest';
import { sampleWebhook } from '#bff/testing/sample-webhook.ts';
import type { Message } from './message.ts';
import { requestOf, signature } from './shapes.ts';
import type { Webhook } from './webhook.ts';

const WEBHOOK = sampleWebhook({ secret: null });

const message = (title: string, body: string, url: string | null = 'https://scores.example.com/match/7') =>
  ({
    id: 'msg_1',
    type: 'match.goal',
    timestamp: '2026-11-21T15:47:12.000Z',
    data: { title, body, match: { url } },
  }) as Message;

const NOW = 1_614_265_330_900;
const jsonOf = (shape: Webhook['shape'], sent: Message) =>
  JSON.parse(requestOf(sent, { ...WEBHOOK, shape }, NOW).body);

test('signs as Standard Webhooks does', () => {
  // The example of its specification.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(signature(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
  const { headers, body } = requestOf(message('a', 'b'), { ...WEBHOOK, secret }, NOW);
  expect(headers['webhook-id']).toBe('msg_1');
  expect(headers['webhook-timestamp']).toBe('1614265330');
  expect(headers['webhook-signature']).toBe(signature(secret, 'msg_1', 1_614_265_330, body));
  expect(JSON.parse(body)).not.toHaveProperty('id');
});

test('writes names as text, whatever signs they have', () => {
  const sent = message('Goal for @everyone', '*Ashby* <Vale> 1–0 [Dun](marrow) & Co');
  expect(jsonOf('slack', sent)).toEqual({
    text: '*Goal for @everyone*\n<https://scores.example.com/match/7|*Ashby* &lt;Vale&gt; 1–0 [Dun](marrow) &amp; Co>',
  });
  expect(jsonOf('discord', sent)).toEqual({
    content:
      '**Goal for @everyone**\n[\\*Ashby\\* <Vale\\> 1–0 \\[Dun\\]\\(marrow\\) & Co](<https://scores.example.com/match/7>)',
    allowed_mentions: { parse: [] },
  });
});

test('posts to ntfy by topic, and without a link where the address of the pages is unknown', () => {
  const { url, body } = requestOf(
    message('Tor', 'Nordhavn 1–0 Westbruk', null),
    { ...WEBHOOK, shape: 'ntfy' },
    NOW,
  );
  expect(url).toBe('https://hooks.example.com/a/');
  expect(JSON.parse(body)).toEqual({
    topic: 'touchline-goals',
    title: 'Tor',
    message: 'Nordhavn 1–0 Westbruk',
  });
});

test('sends a bearer alone where one is named', () => {
  const { headers } = requestOf(message('a', 'b'), { ...WEBHOOK, bearer: 'key' }, NOW);
  expect(headers['authorization']).toBe('Bearer key');
  expect(requestOf(message('a', 'b'), WEBHOOK, NOW).headers['authorization']).toBeUndefined();
});
