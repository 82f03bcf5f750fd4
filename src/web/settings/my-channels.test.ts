import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import('./my-channels.ts');

test.each([
  ['nothing', null],
  ['no JSON', 'channels'],
  ['another kind of thing', '"111"'],
  ['a list', '["111"]'],
  ['ids of another kind', '{"ids":"111","isAnswered":1}'],
])('unreadable storage is no choice and no answer: %s', async (_, stored) => {
  if (stored !== null) localStorage.setItem('channels', stored);
  expect((await load()).myChannels.get()).toEqual({ ids: [], isAnswered: false });
});

test('keeps the readable ids, each once and not too many; who has channels has answered', async () => {
  localStorage.setItem('channels', JSON.stringify({ ids: ['111', 7, '131', '111', '', 'x'.repeat(21)] }));
  expect((await load()).myChannels.get()).toEqual({ ids: ['111', '131'], isAnswered: true });
  vi.resetModules();
  localStorage.setItem('channels', JSON.stringify({ ids: Array.from({ length: 999 }, (_, at) => `${at}`) }));
  const { MAX_MY_CHANNELS, myChannels } = await load();
  expect(myChannels.get().ids).toHaveLength(MAX_MY_CHANNELS);
});

test('adds and removes several channels at once, stores them, and stays answered without any', async () => {
  const { chooseChannels, myChannels } = await load();
  chooseChannels(['111', '112'], true);
  chooseChannels(['112', '131'], true);
  expect(myChannels.get().ids).toEqual(['111', '112', '131']);
  chooseChannels(['111', '131'], false);
  expect(JSON.parse(localStorage.getItem('channels') ?? '')).toEqual({ ids: ['112'], isAnswered: true });
  chooseChannels(['112'], false);
  expect(myChannels.get()).toEqual({ ids: [], isAnswered: true });
});

test('an answer of no is stored, and no more channels than fit are added', async () => {
  const { MAX_MY_CHANNELS, chooseChannels, myChannels } = await load();
  chooseChannels([], false);
  expect(myChannels.get()).toEqual({ ids: [], isAnswered: true });
  chooseChannels(
    Array.from({ length: MAX_MY_CHANNELS + 5 }, (_, at) => `${at}`),
    true,
  );
  expect(myChannels.get().ids).toHaveLength(MAX_MY_CHANNELS);
});
