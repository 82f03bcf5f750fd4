import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { bellKey } from '#news/alerts/bells.ts';
import { Tools } from '#web/app/tools.tsx';
import { FollowButton } from '#web/components/follow-button.tsx';
import { followRequest } from '#web/components/follow-request.ts';
import { alertSettings, setBell } from '#web/settings/alerts.ts';
import { favourites } from '#web/settings/favourites.ts';
import { pins } from '#web/settings/pins.ts';
import { shields } from '#web/settings/shields.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();
vi.mock('#web/app/alerts/alerts.tsx', () => ({ Alerts: () => null }));
beforeEach(() => {
  fakeServer(() => answer());
  act(() => followRequest.set(null));
});

const { teams } = sampleMatch(1, { score: [1, 0] });
const LEAGUE = { kind: 'competition', id: '10', name: 'Premier Division', img: null } as const;
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('a match is followed by one tap, and a line offers its teams and its alerts', async () => {
  renderPage(
    <>
      <Tools />
      <FollowButton kind="match" id="1" name="Home 1 – Away 1" img={null} teams={teams} />
    </>,
  );
  await press('Follow Home 1 – Away 1');
  expect(screen.getByRole('status').textContent).toBe('Following this match');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Turn on alerts');
  expect(Object.keys(alertSettings.get().bells)).toEqual(['match 1']);
  await press('Follow Away 1');
  expect(favourites.get().map(({ kind, name }) => [kind, name])).toEqual([
    ['match', 'Home 1 – Away 1'],
    ['team', 'Away 1'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('Following Away 1');
});

test('what is followed opens a sheet, whose changes apply at once', async () => {
  favourites.set([LEAGUE]);
  renderPage(
    <>
      <Tools />
      <FollowButton {...LEAGUE} hasWord />
    </>,
  );
  await press('Following Premier Division');
  expect(screen.getByRole('dialog', { name: 'Following Premier Division' })).toBeTruthy();
  for (const name of ['Alerts', 'At the top of every list', 'Hide scores']) {
    fireEvent.click(screen.getByRole('checkbox', { name }));
    await settle();
  }
  expect(Object.keys(alertSettings.get().bells)).toEqual([bellKey('competition', '10')]);
  expect(pins.get()).toEqual(['10']);
  expect(shields.get()).toMatchObject([{ kind: 'competition', id: '10' }]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Red cards' }));
  expect(alertSettings.get().bells['competition 10']).not.toContain('reds');
});

test('to unfollow ends the alerts and the place at the top, and keeps scores hidden', async () => {
  favourites.set([LEAGUE]);
  pins.set(['10', '30']);
  setBell('competition 10', ['goals']);
  shields.set([{ kind: 'competition', id: '10', name: LEAGUE.name, since: 0, until: null }]);
  renderPage(
    <>
      <Tools />
      <FollowButton {...LEAGUE} />
    </>,
  );
  await press('Following Premier Division');
  await press('Unfollow');
  expect([favourites.get(), pins.get(), alertSettings.get().bells]).toEqual([[], ['30'], {}]);
  expect(shields.get()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Follow Premier Division' })).toBeTruthy();
});

test('a competition that was pinned before there was one control counts as followed', async () => {
  pins.set(['10']);
  renderPage(<FollowButton {...LEAGUE} />);
  expect(screen.getByRole('button', { name: 'Following Premier Division' })).toBeTruthy();
});

test('the focus stays at its place in a list that the followed match leaves while its sheet is open', async () => {
  favourites.set([{ kind: 'match', id: '1', name: 'Home 1 – Away 1', img: null }]);
  renderPage(
    <>
      <Tools />
      <main>
        <div data-followable>
          <a href="/match/1" data-step>
            {'Home 1 – Away 1'}
          </a>
          <FollowButton kind="match" id="1" name="Home 1 – Away 1" img={null} />
        </div>
        <div data-followable>
          <a href="/match/2" data-step>
            {'Home 2 – Away 2'}
          </a>
        </div>
      </main>
    </>,
  );
  const star = screen.getByRole('button', { name: 'Following Home 1 – Away 1' });
  star.focus();
  await press('Following Home 1 – Away 1');
  star.parentElement?.remove();
  await press('Close');
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home 2 – Away 2' }));
});
