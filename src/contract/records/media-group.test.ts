import { expect, test } from 'vitest';
import { readAs } from '#contract/testing/examples.ts';

const wireItem = {
  id: 1843815,
  league_id: 637,
  season_id: 14341,
  home_id: 116,
  away_id: 118,
  round_id: 182349,
  stage_id: 207,
  group_id: 1,
  startdate: '2024-11-24 20:00:00',
  title: 'MARLOW ALBION 1 - 0 TENNANT ROVERS I HIGHLIGHTS',
  image: 'https://pictures.example.org/vi/aVy9O/maxresdefault.jpg',
  url: 'https://www.example.org/watch?v=aVy9O',
  source: 'www.example.org',
};

const item = {
  id: '1843815',
  league_id: '637',
  season_id: '14341',
  home_id: '116',
  away_id: '118',
  round_id: '182349',
  stage_id: '207',
  group_id: '1',
  startdate: Date.UTC(2024, 10, 24, 20) / 1000,
  title: wireItem.title,
  image: null,
  url: wireItem.url,
  source: 'www.example.org',
};

test('reads items in groups, without pictures of other hosts', () => {
  expect(readAs('media', 'league', [[wireItem, wireItem], [wireItem]])).toMatchObject({
    data: [[item, item], [item]],
    dropped: 0,
    problems: [],
  });
});

test('keeps a picture drawn by the service itself', () => {
  const image = 'http://127.0.0.1:4022/images/venues/1001';
  expect(readAs('media', 'league', [[{ ...wireItem, image }]]).data).toEqual([
    [{ ...item, image: '/img/venues/1001' }],
  ]);
});

test('sets an executable link to null and drops an item without a title', () => {
  const { data, dropped } = readAs('media', 'league', [
    [
      { ...wireItem, url: 'javascript:alert(1)' },
      { ...wireItem, title: '' },
    ],
  ]);
  expect(data).toEqual([[{ ...item, url: null }]]);
  expect(dropped).toBe(1);
});
