import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { playBackStep } from './play-back.ts';

const AWAY = { team_id: '2001' };
const event = (type: string, minute: number | null, fields: Partial<MatchEvent> = {}) =>
  sampleEvent({ type, minute, period: (minute ?? 0) > 45 ? '2nd half' : '1st half', ...fields });

const match = (fields: Parameters<typeof sampleMatch>[1], others: object = {}) =>
  ({ ...sampleMatch(1, fields), ...others }) as unknown as Match;

const FINISHED = match(
  {
    status: 3,
    phase: 'finished',
    status_period: '2nd Half',
    minute: null,
    score: [2, 1],
    events: [
      event('yellowcard', 10),
      event('goal', 20),
      event('var', 30, { ...AWAY, result: 'cancelled' }),
      event('substitution', 60),
      event('redcard', 61, AWAY),
      event('goal', 70, AWAY),
      event('penalty_missed', 80),
      event('goal', 90, { extra_minute: 3, player_name: 'Late' }),
    ],
  },
  {
    winner_team_id: '1001',
    info: 'A note',
    scores: { ...sampleMatch(1, { score: [2, 1] }).scores, ht_score: [1, 0], ft_score: [2, 1] },
  },
);

/** Returns what each step of a match says: the event or state, the minute and the score. */
function stepsOf(whole: Match) {
  const lines: string[] = [];
  for (let at = 0; ; at += 1) {
    const step = playBackStep(whole, at);
    if (!step) return lines;
    const { scores, status, status_period, time } = step.match;
    const minute = time.minute && [time.minute.minute, time.minute.extra].filter(Boolean).join('+');
    const what = step.event?.event.type ?? `${status} ${status_period}`;
    const tally = scores.ps_score && `(${scores.ps_score.join('–')})`;
    lines.push([what, minute, `${scores.home_score}–${scores.away_score}`, tally].filter(Boolean).join(' '));
  }
}

test('stops at goals, sendings-off, rulings, missed penalties and the ends of periods, with the score so far', () => {
  expect(stepsOf(FINISHED)).toEqual([
    '1 1st half 1 0–0',
    'goal 20 1–0',
    'var 30 1–0',
    '11 1st half 1–0',
    'redcard 61 1–0',
    'goal 70 1–1',
    'penalty_missed 80 1–1',
    'goal 90+3 2–1',
  ]);
});

test('a step has nothing of what came later', () => {
  const step = playBackStep(FINISHED, 5)?.match;
  expect(step?.events?.map(({ type, minute }) => `${type} ${minute}`)).toEqual([
    'yellowcard 10',
    'goal 20',
    'var 30',
    'substitution 60',
    'redcard 61',
    'goal 70',
  ]);
  expect(step).toMatchObject({
    phase: 'live',
    winner_team_id: null,
    info: null,
    scores: { ht_score: [1, 0], ft_score: null, et_score: null, ps_score: null },
  });
  expect(playBackStep(FINISHED, 1)?.match.scores.ht_score).toBeNull();
});

test('plays extra time and a shoot-out kick by kick', () => {
  const kick = (type: string, minute: number, fields = {}) =>
    event(`penalty_shootout_${type}`, minute, { period: 'penalties', ...fields });
  const scores = { home_score: 1, away_score: 1, ht_score: [0, 0], ft_score: [0, 0], et_score: [1, 1] };
  const whole = match(
    {
      status: 31,
      phase: 'finished',
      status_period: 'Penalties',
      minute: null,
      events: [
        event('goal', 97, { period: 'Extra Time 1' }),
        event('goal', 118, { ...AWAY, period: 'Extra Time 2' }),
        kick('scored', 121),
        kick('missed', 122, AWAY),
      ],
    },
    { scores: { ...scores, ps_score: [1, 0] } },
  );
  expect(stepsOf(whole)).toEqual([
    '1 1st half 1 0–0',
    '11 1st half 0–0',
    '14 2nd half 0–0',
    'goal 97 1–0',
    '14 extra time 1 1–0',
    'goal 118 1–1',
    '13 penalties 1–1 (0–0)',
    'penalty_shootout_scored 121 1–1 (1–0)',
    'penalty_shootout_missed 122 1–1 (1–0)',
  ]);
});

test('knows no score between goals that the events lack', () => {
  const whole = match({
    status: 3,
    phase: 'finished',
    minute: null,
    score: [2, 0],
    events: [event('goal', 20)],
  });
  expect(stepsOf(whole)).toEqual(['1 1st half 1 0–0', 'goal 20 null–null', '11 1st half null–null']);
});

test('has no step of a match that was not played', () => {
  expect(stepsOf(match({ status: 4, phase: 'off', minute: null, score: null }))).toEqual([]);
  expect(
    stepsOf(match({ status: 0, phase: 'scheduled', minute: null, score: null, kickOff: KICK_OFF })),
  ).toEqual([]);
});
