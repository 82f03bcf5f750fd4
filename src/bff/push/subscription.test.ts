import { expect, test } from 'vitest';
import { createFakeBrowser } from '#bff/testing/fake-browser.ts';
import { ALERT_KINDS } from '#news/alerts/alert-kinds.ts';
import { packBells } from '#news/alerts/packed-bells.ts';
import { MAX_PRICE_WAITS, MAX_WAIT_BOOKS } from '#news/alerts/price-waits.ts';
import { MAX_SHIELDS } from '#news/shield-kinds.ts';
import { MAX_PUSH_BODY_BYTES, subscriptionSchema } from './subscription.ts';

test('takes all that a viewer can set, and reads bells as they were', () => {
  const bells = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`competition ${1_000_000 + at}`, ALERT_KINDS]),
  );
  const shields = Array.from({ length: MAX_SHIELDS }, (_, at) => ({
    kind: 'competition',
    id: `${1_000_000 + at}`,
    until: 1_800_000_000_000,
  }));
  const prices = Array.from({ length: MAX_PRICE_WAITS }, (_, at) => ({
    matchId: `${1_000_000_000 + at}`,
    result: 'draw',
    price: 12.75,
    from: 3.125,
    books: Array.from({ length: MAX_WAIT_BOOKS }, (_, book) => `${1_000 + book}`),
    since: 1_800_000_000_000,
  }));
  const body = JSON.stringify({
    endpoint: `https://fcm.googleapis.com/fcm/send/${'x'.repeat(980)}`,
    keys: createFakeBrowser().keys,
    bells: packBells({ ...bells, 'team 7': ['goals', 'moved'] }),
    language: 'de',
    zone: 'America/Argentina/ComodRivadavia',
    quietHours: { from: '23:00', until: '07:30' },
    shields,
    delay: 300,
    prices,
    oddsFormat: 'fractional',
  });
  expect(body.length).toBeLessThan(MAX_PUSH_BODY_BYTES);
  const subscription = subscriptionSchema.parse(JSON.parse(body));
  expect(subscription.shields).toHaveLength(MAX_SHIELDS);
  expect(subscription.prices).toEqual(prices);
  expect(Object.keys(subscription.bells)).toHaveLength(300);
  expect(subscription.bells['team 7']).toEqual(['goals', 'moved']);
  expect(subscription.bells['competition 1000299']).toEqual(ALERT_KINDS);
});
