/** Pages for which the account's plan lacks data. */
import { renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { emptyAnswer } from '#web/testing/empty-answer.ts';
import { answer, failure } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { useRefusedEntries } from './use-refused-entries.ts';

setUpPages();

const REFUSAL = failure(403, 'plan_limit');

interface ServerOptions {
  readonly refused?: readonly string[];
  /** Part of the address of a refused operation. */
  readonly refusedOperation?: string;
}

function openMatch(tab: string, { refused = [], refusedOperation = 'nothing' }: ServerOptions) {
  const record = {
    ...sampleMatch(1, { minute: [40], score: [1, 0] }),
    ...(!refused.includes('events') && { events: [sampleEvent()] }),
    stats: refused.includes('stats')
      ? null
      : [
          { team_id: '1001', corners: 3 },
          { team_id: '2001', corners: 1 },
        ],
    coverage: { has_lineups: null, has_tvs: null, has_standings: null },
  };
  const respond = (url: string) => {
    if (url.includes(refusedOperation)) return REFUSAL;
    return url.includes('t=info&id=1&') ? answer(record, { refused }) : emptyAnswer(url);
  };
  return openPage(`/match/1${tab}`, respond, KICK_OFF + 2400);
}

test('a match without events in the plan shows everything else, and says what is not included', async () => {
  await openMatch('', { refused: ['events', 'stats'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Home 1 1, Away 1 0');
  expect(
    screen.getByText('We don’t have goals, cards and substitutions for this competition.'),
  ).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Stats' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Info' })).toBeDefined();
});

const expectSummary = () =>
  expect(screen.getByRole('link', { name: 'Summary' }).getAttribute('aria-current')).toBe('page');

test('the address of a tab that the plan lacks shows the summary', async () => {
  await openMatch('/stats', { refused: ['stats'] });
  expectSummary();
});

test.each([
  ['odds', 't=match_odds&', 'Odds'],
  ['lineups', 't=match_lineups', 'Line-ups'],
  ['tv', 't=match_tvs', 'TV'],
] as const)('an operation that is refused hides its tab: %s', async (tab, refusedOperation, name) => {
  await openMatch(`/${tab}`, { refusedOperation });
  expectSummary();
  expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'H2H' })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/used up|limit|running low/i);
});

test('a TV guide that the plan lacks says so, and its navigation entry is hidden', async () => {
  await openPage('/tv?d=2026-11-21', (url) => (url.includes('broadcast') ? REFUSAL : answer()));
  expect(screen.getByText('TV listings are not available on this site.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/used up|limit|running low/i);
  renderHook(useRefusedEntries);
  expect(document.documentElement.dataset['refused']).toContain('tv');
});
