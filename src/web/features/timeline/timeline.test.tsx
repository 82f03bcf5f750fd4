import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

/** Returns the text of the timeline's lines, newest first. */
function renderLines(changes: Parameters<typeof sampleMatch>[1]): readonly string[] {
  const match = sampleMatch(1, changes) as unknown as Match;
  renderPage(<Timeline match={match} anchor={null} fresh={null} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

const oneLine = (event: Partial<MatchEvent>) => renderLines({ events: [sampleEvent(event)] })[1];

test.each<[Partial<MatchEvent>, string]>([
  [{ related_player_name: 'Brandt' }, '20′20th minute, Goal, Home 1Osei1–0assist Brandt'],
  [{ penalty: true, extra_minute: 2, minute: 45 }, '45+2′45 plus 2 minutes, Goal, Home 1Osei1–0penalty'],
  [{ own_goal: true }, '20′20th minute, Goal, Away 1Osei0–1own goal'],
  [{ player_name: null }, '20′20th minute, Goal, Home 1Unknown1–0'],
  [{ type: 'yellowcard', reason: 'Handball' }, '20′20th minute, Yellow card, Home 1Oseihandball'],
  [
    { type: 'yellowredcard', reason: 'Foul' },
    '20′20th minute, Second yellow card, Home 1Oseisecond yellow, foul',
  ],
  [
    { type: 'redcard', reason: 'Violent conduct', info: 'Upgraded to red after review' },
    '20′20th minute, Red card, Home 1Oseiviolent conduct, upgraded to red after review',
  ],
  [{ type: 'substitution', related_player_name: 'Hale' }, '20′20th minute, Substitution, Home 1Oseifor Hale'],
  [{ type: 'penalty_missed', info: 'Saved' }, '20′20th minute, Penalty missed, Home 1Oseipenalty, saved'],
  [
    { type: 'var', result: 'cancelled', info: 'Goal ruled out: offside' },
    '20′20th minute, Goal ruled out, Home 1Osei1–0ruled out, offside',
  ],
  [{ result: 'cancelled' }, '20′20th minute, Goal ruled out, Home 1Osei1–0ruled out'],
  [
    { type: 'var', result: 'cancelled', info: 'Penalty overturned' },
    '20′20th minute, VAR decision, Home 1Oseipenalty overturned',
  ],
  [{ type: 'coach_booked', player_name: null, minute: null }, 'coach_booked, Home 1coach_booked'],
  [{ timestamp: KICK_OFF + 1205 }, '20′15:2015:20:0520th minute, Goal, Home 1Osei1–0'],
])('describes %j as %s', (event, text) => {
  expect(oneLine(event)).toBe(text);
});

test('lists a shoot-out kick by kick with its tally, above the rest of the match', () => {
  const kick = (type: string, team_id: string) =>
    sampleEvent({ type: `penalty_shootout_${type}`, team_id, period: 'penalties', minute: 120 });
  const events = [
    sampleEvent({ period: '2nd half' }),
    sampleEvent({ period: 'extra time 1', team_id: '2001', minute: 98 }),
    kick('scored', '1001'),
    kick('missed', '2001'),
  ];
  const shootOut = { status: 13, status_period: 'Penalties', minute: null, score: [1, 1] } as const;
  expect(renderLines({ ...shootOut, events })).toEqual([
    'Penalty shoot-out1–1',
    '2Kick 2, Penalty missed, Away 1Osei',
    '1Kick 1, Penalty scored, Home 1Osei1–0',
    'After extra time 1–1',
    '98′98th minute, Goal, Away 1Osei1–1',
    'End of normal time 1–0',
    '20′20th minute, Goal, Home 1Osei1–0',
    'Half-time 0–0',
    'Kick-off 15:00',
  ]);
});

test('places an event without a team on no side', () => {
  renderLines({ events: [sampleEvent({ team_id: null }), sampleEvent({ team_id: '2001', own_goal: true })] });
  const lines = screen.getAllByRole('listitem').slice(1, -1);
  expect(lines.map(({ dataset }) => dataset['side'])).toEqual(['home', undefined]);
});

test('names a half without a score where the score is unknown', () => {
  expect(renderLines({ status: 3, phase: 'finished', score: [2, 1], status_period: null }).at(1)).toBe(
    'Half-time',
  );
});

test.each<[string, Parameters<typeof sampleMatch>[1], string]>([
  ['in play and quiet', { score: [0, 0], events: [] }, 'No events yet'],
  [
    'over without a goal or a card',
    { status: 3, phase: 'finished', score: [0, 0], events: [sampleEvent({ type: 'corner' })] },
    'No goals, no cards',
  ],
])('explains an empty timeline of a match %s', (_, changes, text) => {
  renderLines(changes);
  expect(screen.getByText(text, { exact: false })).toBeDefined();
});

test('says nothing of events where the score has goals', () => {
  renderLines({ score: [1, 0], events: [] });
  expect(screen.queryByText(/^No\b/)).toBeNull();
});
