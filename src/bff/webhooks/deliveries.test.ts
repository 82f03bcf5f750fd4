import { expect, test } from 'vitest';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { createDeliveries, type Waiting } from './deliveries.ts';
import type { Attempt } from './post.ts';

const FAILED: Attempt = { outcome: 'failed', reason: '503', retryAfterMs: null };
const DELIVERED: Attempt = { outcome: 'delivered', reason: '200', retryAfterMs: null };

const waitingFor = (id: string, receiver = 'desk'): Waiting<string> => ({
  receiver,
  message: id,
  since: 0,
});

async function pass(clock: ReturnType<typeof createTickedClock>, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await new Promise(setImmediate);
    clock.tick(1);
  }
  await new Promise(setImmediate);
}

function setUp(answer: (id: string, seconds: number) => Attempt) {
  const clock = createTickedClock();
  const posts: string[] = [];
  const ends: string[] = [];
  const deliveries = createDeliveries<string>({
    maxAgeMs: 300_000,
    maxWaiting: 1_000,
    schedule: clock.schedule,
    now: clock.elapsed,
    async post(id, name) {
      const seconds = clock.elapsed() / 1_000;
      posts.push(`${name} ${id} ${seconds}`);
      return answer(id, seconds);
    },
    onEnd: (name, { outcome, reason }) => ends.push(`${name} ${outcome} ${reason}`),
  });
  return { clock, posts, ends, deliveries };
}

test('tries again after longer and longer pauses, for five minutes', async () => {
  const { clock, posts, ends, deliveries } = setUp(() => FAILED);
  deliveries.add([waitingFor('a')]);
  await pass(clock, 400);
  expect(posts.map((post) => Number(post.split(' ')[2]))).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243]);
  expect(ends).toEqual(['desk failed 503']);
  expect(deliveries.waiting).toEqual([]);
});

test('waits as long as a receiver asks for', async () => {
  const { clock, posts, deliveries } = setUp((_, seconds) =>
    seconds < 40 ? { ...FAILED, retryAfterMs: 40_000 } : DELIVERED,
  );
  deliveries.add([waitingFor('a')]);
  await pass(clock, 60);
  expect(posts).toEqual(['desk a 0', 'desk a 40']);
});

test('delivers those of a receiver in order, and lets no other one wait for it', async () => {
  const isDown = (id: string, seconds: number) => id.startsWith('a') && seconds < 10;
  const { clock, posts, deliveries } = setUp((id, seconds) => (isDown(id, seconds) ? FAILED : DELIVERED));
  deliveries.add([waitingFor('a1'), waitingFor('b1', 'club'), waitingFor('a2')]);
  await pass(clock, 30);
  const delivered = posts.filter((post) => !isDown(post.split(' ')[1] ?? '', Number(post.split(' ')[2])));
  expect(delivered).toEqual(['club b1 0', 'desk a1 15', 'desk a2 15']);
});

test('drops the oldest of a thousand that wait, but the one on its way', async () => {
  const { clock, ends, deliveries } = setUp(() => FAILED);
  deliveries.add(Array.from({ length: 1_002 }, (_, at) => waitingFor(`${at}`)));
  await pass(clock, 1);
  expect(deliveries.waiting).toHaveLength(1_000);
  expect(deliveries.waiting.slice(0, 2).map(({ message }) => message)).toEqual(['0', '3']);
  expect(ends).toEqual(['desk failed full', 'desk failed full']);
});
