import { expect, test } from 'vitest';
import { sampleEvent } from '#contract/testing/sample.ts';
import { countCards } from './card-counts.tsx';

test('counts yellow and red cards without those that were taken back', () => {
  const events = [
    sampleEvent({ type: 'yellowcard' }),
    sampleEvent({ type: 'yellowcard' }),
    sampleEvent({ type: 'yellowredcard' }),
    sampleEvent({ type: 'redcard' }),
    sampleEvent({ type: 'redcard', result: 'cancelled' }),
    sampleEvent({ type: 'goal' }),
  ];
  expect(countCards({ events })).toEqual({ yellow: 2, red: 2 });
  expect(countCards({})).toEqual({ yellow: 0, red: 0 });
});
