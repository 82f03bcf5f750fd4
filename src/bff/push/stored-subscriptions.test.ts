import { constants } from 'node:buffer';
import { expect, test } from 'vitest';
import { ALERT_KINDS } from '#news/alerts/alert-kinds.ts';
import { readStoredList, storedList } from './stored-subscriptions.ts';
import { subscriptionSchema } from './subscription.ts';
import { MAX_SUBSCRIPTIONS } from './subscription-store.ts';

test('stores all that a subscription can have in so few bytes that as many as are kept fit into a text', () => {
  const bells = Object.fromEntries(
    Array.from({ length: 300 }, (_, id) => [`competition ${1_000_000 + id}`, ALERT_KINDS]),
  );
  const shields = Array.from({ length: 100 }, (_, id) => ({
    kind: 'team',
    id: `${1_000_000 + id}`,
    until: null,
  }));
  const subscription = subscriptionSchema.parse({
    ...{ topic: 'touchline-AAAAAAAAAAAAAAAAAAAAAA', bells, shields, language: 'en', zone: 'Europe/London' },
    ...{ quietHours: null, delay: 60, prices: [] },
  });
  const text = JSON.stringify(storedList([{ subscription, seenAt: 0 }]));
  expect(text.length * MAX_SUBSCRIPTIONS).toBeLessThan(constants.MAX_STRING_LENGTH);
  expect(readStoredList(text)).toEqual([{ subscription, seenAt: 0 }]);
  // Bells with the same kinds share their list.
  expect(new Set(Object.values(subscription.bells)).size).toBe(1);
});
