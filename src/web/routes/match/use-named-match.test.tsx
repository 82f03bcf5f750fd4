import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { KICK_OFF, sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { sampleSquad } from '#web/testing/sample-squad.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const lineUp = (from: number, common_name: string) => ({
  formation: '4-4-2',
  confirmed_formation: true,
  squad: sampleSquad('4-4-2', from).map((row, at) =>
    at === 9 ? { ...row, player: { ...row.player, common_name, lastname: 'Aaltonen' } } : row,
  ),
  coach: { id: null, name: null },
});

test('head and pitch call a player alike, with an initial where the other team has a namesake', async () => {
  const home = lineUp(100, 'Diazo, Luiso');
  const scorer = home.squad[9]?.player.id ?? null;
  const match = {
    ...sampleMatch(1, {
      minute: [40],
      score: [1, 0],
      events: [sampleEvent({ player_id: scorer, player_name: 'Diazo' })],
    }),
    stats: [],
    coverage: { has_lineups: true, has_tvs: false, has_standings: false },
  };
  const respond = (url: string) =>
    answer(
      url.includes('t=match_lineups')
        ? { home, away: lineUp(200, 'Diazo, Mateo') }
        : url.includes('t=match_bench')
          ? { home: [], away: [] }
          : url.includes('t=info&id=1&')
            ? match
            : null,
    );
  await openPage('/match/1/lineups', respond, KICK_OFF + 2400);
  await pass(1000);
  expect(document.querySelector('[data-head]')?.textContent).toContain('L. Diazo');
  expect(screen.getAllByText('M. Diazo').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'L. Diazo' }).length).toBeGreaterThan(1);
  expect(document.body.textContent).not.toContain('Aaltonen');
});
