import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer, fakeServer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { pass, renderPage, settle } from '#web/testing/render-page.tsx';
import { sampleSquad } from '#web/testing/sample-squad.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { CopyDialog } from './copy-dialog.tsx';

setUpPages();

const MATCH = sampleMatch(1, { score: [1, 0], minute: [40], events: [sampleEvent()] }) as unknown as Match;
const NO_SIDE = { formation: null, confirmed_formation: null, squad: [], coach: { id: null, name: null } };

test('copies what is shown, as text and as Markdown, with the line-ups, for which it waits', async () => {
  const copies: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en'],
    userAgent: 'test',
    onLine: true,
    clipboard: { writeText: async (text: string) => void copies.push(text) },
  });
  const lineUps = { home: { ...NO_SIDE, formation: '4-3-3', squad: sampleSquad('4-3-3') }, away: NO_SIDE };
  const respond = (url: string) => (url.includes('match_lineups') ? answer(lineUps) : NOT_FOUND);
  fakeServer(respond, KICK_OFF + 2400);
  renderPage(<CopyDialog match={MATCH} onClose={() => {}} />, '/match/1');
  const dialog = within(screen.getByRole('dialog', { name: 'Copy for a live blog', hidden: true }));
  const button = (name: string) => dialog.queryByRole('button', { name, hidden: true }) as HTMLElement;
  const text = () => dialog.getByRole('region', { hidden: true }).textContent;
  expect(button('Copy')).toBeNull();
  await settle();
  expect(text()).toMatch(
    /^Home 1 1–0 Away 1, 40′\n.*\n\nTimeline\n20′ Goal: Osei \(Home 1\), 1–0\n\nLine-ups\nHome 1, 4-3-3: 1 Last1, /s,
  );
  fireEvent.click(dialog.getByRole('radio', { name: 'Markdown', hidden: true }));
  fireEvent.click(button('Copy'));
  await pass(100);
  expect(copies).toEqual([text()]);
  expect(text()).toContain('## Line-ups\n- Home 1, 4-3-3: ');
});
