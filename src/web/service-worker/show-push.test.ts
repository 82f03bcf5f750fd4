import { expect, test } from 'vitest';
import { showPush } from './show-push.ts';

async function notificationsFor(text: string | undefined) {
  const calls: unknown[] = [];
  await showPush(
    { showNotification: async (...call) => void calls.push(call) },
    'http://here.test/news/',
    text,
  );
  return calls;
}

test('shows what the server has pushed, with the page that it opens', async () => {
  const notification = {
    title: 'Goal for Dunmarrow',
    body: 'Dunmarrow 1–0 Ashby Vale',
    navigate: 'https://here.test/news/match/7',
    tag: '7 goal home 1',
    lang: 'en',
    data: { open: '/match/7' },
  };
  const { title, navigate: _, ...options } = notification;
  expect(await notificationsFor(JSON.stringify({ web_push: 8030, notification }))).toEqual([
    [title, { ...options, icon: 'http://here.test/news/icon-192.png' }],
  ]);
});

test.each([undefined, '', 'no JSON', '{}'])(
  'shows something for a push that it cannot read (%s)',
  async (text) => {
    expect(await notificationsFor(text)).toMatchObject([['Touchline', { data: { open: '/' } }]]);
  },
);
