/** A Saturday afternoon with 500 subscriptions and ten webhooks, against what the server received and what the docs promise. */
import { expect, test } from 'vitest';
import { saturdayRecords } from '#run/testing/receive-saturday.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { createRecords } from './fake-service.ts';
import { findFaults } from './find-faults.ts';
import { playAfternoon } from './play-afternoon.ts';
import type { Post } from './receivers.ts';

const records = createRecords(saturdayRecords({ world: sharedWorld(), feed: 'tidy' }));

/** Played once for two tests. */
const firstAfternoon = playAfternoon({ seed: 1, records, kills: 0 });

test.for([
  [
    'restarts, outages and failures: nothing comes twice, early, hidden or unasked, and nothing is missing',
    1,
    0,
  ],
  ['20 kills: at most what was on its way is lost, and only the same id or tag comes again', 2, 20],
] as const)('%s', async ([, seed, kills]) => {
  const afternoon = kills === 0 ? await firstAfternoon : await playAfternoon({ seed, records, kills });
  const { faults, arrivals, plainFacts } = findFaults(afternoon);
  expect(faults).toEqual([]);
  expect(arrivals).toBeGreaterThan(800);
  expect(plainFacts).toBeGreaterThan(30);
});

const isPush = ({ request }: Post) => request.url.includes('push.');
const isWebhook = (post: Post) => !isPush(post);
const later = (post: Post, seconds: number): Post => ({ ...post, at: post.at + seconds * 1_000 });
const without = (posts: readonly Post[], count: number, isLost: (post: Post) => boolean) => {
  const lost = posts.filter((post) => isLost(post) && post.hasArrived && /well/.test(post.request.url));
  return posts.filter((post) => !lost.slice(-count).includes(post));
};
/** Returns the posts with their addresses exchanged. */
const exchanged = (posts: readonly Post[], isOne: (post: Post) => boolean): readonly Post[] => {
  const urls = posts.filter(isOne).map(({ request }) => request.url);
  let place = 0;
  return posts.map((post) => {
    if (!isOne(post)) return post;
    place += 1;
    return { ...post, request: { ...post.request, url: urls[place % urls.length] ?? '' } };
  });
};

const DOCTORED: readonly (readonly [string, (posts: readonly Post[]) => readonly Post[]])[] = [
  ['comes twice', (posts) => [...posts, ...posts.filter(isPush).map((post) => later(post, 60))]],
  ['comes twice', (posts) => [...posts, ...posts.filter(isWebhook).map((post) => later(post, 1))]],
  [
    'comes before the delay is over',
    (posts) => posts.map((post) => (isPush(post) ? later(post, -40) : post)),
  ],
  ['comes in quiet hours', (posts) => posts.map((post) => (isPush(post) ? later(post, -900) : post))],
  ['was not asked for', (posts) => exchanged(posts, isPush)],
  ['is of a shielded match', (posts) => exchanged(posts, isPush)],
  ['was not asked for', (posts) => exchanged(posts, isWebhook)],
  ['is missing', (posts) => without(posts, 100, isPush)],
  ['has no digest', (posts) => without(posts, posts.length, isPush)],
  ['is missing', (posts) => without(posts, 60, isWebhook)],
  [
    'is sent to a browser that is not subscribed',
    (posts) => [...posts, ...posts.filter(isPush).map((post) => later(post, 3_600))],
  ],
  ['comes after its ruling', (posts) => [...posts].reverse()],
  ['comes after what takes its place', (posts) => [...posts].reverse()],
];

test('the laws find what is planted', async () => {
  const afternoon = await firstAfternoon;
  for (const [fault, doctor] of DOCTORED) {
    const { faults } = findFaults({ ...afternoon, posts: doctor(afternoon.posts) });
    expect(
      faults.some((line) => line.startsWith(fault)),
      fault,
    ).toBe(true);
  }
});
