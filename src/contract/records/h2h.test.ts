import { expect, test } from 'vitest';
import { readAs, wireH2h, wireMeeting } from '#contract/testing/examples.ts';

const meeting = {
  id: '2589310',
  startdate: Date.UTC(2026, 7, 30, 13) / 1000,
  league: {
    id: '583',
    name: 'First Division',
    img: '/img/leagues/583',
    country: { id: '3', name: 'England', cc: 'en' },
  },
  teams: {
    home: { id: '31', name: 'Marlow Albion', img: '/img/teams/31' },
    away: { id: '32', name: 'Tennant Rovers', img: '/img/teams/32' },
  },
  scores: {
    home_score: 4,
    away_score: 3,
    ht_score: [3, 1],
    ft_score: [3, 3],
    et_score: [4, 3],
    ps_score: [5, 4],
  },
  form: 'W',
};
const events = { overall: [meeting], home: [meeting], away: [meeting] };

test('reads both teams with their last matches, and their meetings', () => {
  expect(readAs('h2h', 'teams', wireH2h)).toMatchObject({
    dropped: 0,
    problems: [],
    data: {
      home: { ...meeting.teams.home, events },
      away: { ...meeting.teams.away, events },
      h2h: [meeting],
    },
  });
});

test.each(['', null])('reads a score of %j as none, and "" as no country code', (none) => {
  const scores = { ...wireMeeting().scores, et_score: none, ps_score: none };
  const league = { ...wireMeeting().league, country: { id: 135, name: 'Europe', cc: '' } };
  const { data } = readAs('h2h', 'teams', { ...wireH2h, h2h: [wireMeeting({ scores, league })] });
  expect(data).toMatchObject({
    h2h: [{ scores: { et_score: null, ps_score: null }, league: { country: { cc: null } } }],
  });
});

test('drops a meeting without teams and keeps the rest', () => {
  const { data, dropped } = readAs('h2h', 'match', {
    ...wireH2h,
    h2h: [wireMeeting({ teams: {} }), wireMeeting()],
  });
  expect(data).toMatchObject({ h2h: [meeting] });
  expect(dropped).toBe(1);
});
