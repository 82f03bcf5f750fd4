/** The list of a day that is rewound to an earlier minute. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { pass, settle } from '#web/testing/render-page.tsx';
import { openScores, server, setUpScores } from '#web/testing/scores-page.tsx';

setUpScores();
afterEach(() => shields.set([]));

const goal = (minute: number, fields: Partial<MatchEvent> = {}) =>
  sampleEvent({ minute, period: '1st half', timestamp: KICK_OFF + minute * 60 - 30, ...fields });
const HOME_LEADS = sampleMatch(1, { score: [2, 0], events: [goal(3), goal(12)], minute: [20] });
const AWAY_LEADS = sampleMatch(2, { score: [0, 1], events: [goal(8, { team_id: '2002' })], minute: [20] });

async function open(minutes: number) {
  Object.assign(server, { day: [HOME_LEADS, AWAY_LEADS], live: [HOME_LEADS, AWAY_LEADS] });
  const at = new Date((KICK_OFF + minutes * 60) * 1000).toISOString().replace(':00.000', '');
  const requests = openScores(`/?at=${at}`);
  await settle();
  return requests;
}
const row = (id: number) => document.querySelector(`[data-step][href="/match/${id}"] .sr-only`)?.textContent;

test('shows the scores of a minute, from goal to goal, and goes back to now', async () => {
  await open(10);
  expect([row(1), row(2)]).toEqual(['Home 1 1, Away 1 0, 11th minute', 'Home 2 0, Away 2 1, 11th minute']);
  expect(document.title).toBe('Scores, 21 Nov · As it stood at 15:10 · Touchline');
  const bar = within(screen.getByRole('region', { name: 'Rewind' }));
  expect(bar.getAllByText('2 matches in play').length).toBeGreaterThan(0);
  fireEvent.click(bar.getByRole('button', { name: 'Previous goal' }));
  await settle();
  expect(row(2)).toBe('Home 2 0, Away 2 1, 8th minute');
  fireEvent.click(bar.getByRole('button', { name: 'Previous goal' }));
  await settle();
  expect([row(1), row(2)]).toEqual(['Home 1 1, Away 1 0, 3rd minute', 'Home 2 0, Away 2 0, 3rd minute']);
  fireEvent.click(bar.getByRole('button', { name: 'Back to now' }));
  await settle();
  await pass(1000);
  expect(row(1)).toContain('Home 1 2, Away 1 0');
});

test('an event at the instant itself has happened, and one a second later has not', async () => {
  Object.assign(server, { day: [HOME_LEADS, AWAY_LEADS], live: [HOME_LEADS, AWAY_LEADS] });
  openScores('/?at=2026-11-21T15:02:30Z');
  await settle();
  expect(row(1)).toBe('Home 1 1, Away 1 0, 3rd minute');
});

test('a spoiler shield hides its match at every minute', async () => {
  addShield({ kind: 'match', id: '1', name: '', until: null });
  await open(10);
  expect(row(1)).not.toContain('1 1');
  expect(row(2)).toBe('Home 2 0, Away 2 1, 11th minute');
});
