import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { answer } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleSquad } from '#web/testing/sample-squad.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

/** A line-up whose last players have these names. */
const lineUp = (from: number, ...commonNames: readonly string[]) => ({
  formation: '4-4-2',
  confirmed_formation: true,
  squad: sampleSquad('4-4-2', from).map((row, at) => {
    const common_name = commonNames[at - 9];
    return common_name ? { ...row, player: { ...row.player, common_name, lastname: 'Aaltonen' } } : row;
  }),
  coach: { id: null, name: null },
});

test('head and pitch call a player alike, with an initial where either team has a namesake', async () => {
  const home = lineUp(100, 'Diazo, Luiso', 'Diazo, Pedo');
  const goalOf = (at: number) =>
    sampleEvent({ player_id: home.squad[at]?.player.id ?? null, player_name: 'Diazo', minute: at });
  const match = {
    ...sampleMatch(1, {
      minute: [40],
      score: [2, 0],
      events: [goalOf(9), goalOf(10)],
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
  const scorers = [...(document.querySelector('[data-head] ul[aria-label]')?.children ?? [])];
  expect(scorers.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/L\. Diazo 9′/),
    expect.stringMatching(/P\. Diazo 10′/),
  ]);
  for (const name of ['L. Diazo', 'P. Diazo', 'M. Diazo'])
    expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('Aaltonen');
});
