/** What pages say of the same thing at one instant is the same: scores, minutes, places, best prices, matches in play. */
import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { en } from '#web/testing/words.ts';
import { openApp } from './open-app.tsx';
import { addressesOf } from './page-addresses.ts';
import { createStatements } from './statements.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [LIVE] = subjects as readonly [Subject, ...Subject[]];

setUpPages();

const WIDE_PX = 1280;
const TIMEOUT_MS = 300_000; // many pages, however busy the machine is
/** The other pages say nothing that one of these does not. */
const PAGES = [
  '/',
  '/match/:id',
  '/match/:id/table',
  '/match/:id/odds',
  '/competition/:id',
  '/competition/:id/fixtures',
  '/competition/:id/results',
  '/tv',
  '/tv/:id',
  '/odds',
  '/compare',
  '/my',
  '/team/:id',
  '/coach/:id',
  '/venue/:id',
  '/country/:id',
] as const;

test('no page contradicts another one', { timeout: TIMEOUT_MS }, async () => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  setWindowWidth(WIDE_PX);
  const { id, league, teams } = LIVE.match;
  const { home } = teams;
  const favourites = [{ kind: 'team', id: home.id, name: home.name, img: null }];
  localStorage.setItem('favourites', JSON.stringify(favourites));
  localStorage.setItem('extras', 'odds');
  const answer = (url: string) => service.answerAt(LIVE.at, url);
  const { data } = await answer('/api/v2.2/livescores/?t=live');
  const leagues = new Map((data as readonly MatchRow[]).map((match) => [match.id, match.league.id]));
  const statements = createStatements({ matchId: id, leagueId: league.id, leagues });
  const addresses = await addressesOf(LIVE, service);
  for (const address of [...PAGES.flatMap((pattern) => addresses[pattern]), `/odds?m=${id}`]) {
    const page = await openApp(address, en, { answer, worldTime: () => LIVE.at });
    statements.read(address, document.body);
    await page.close();
  }
  expect(statements.contradictions()).toEqual([]);
  expect(statements.comparedKinds()).toEqual([
    'best prices',
    'goals',
    'in play in a league',
    'in play today',
    'list of a match in play',
    'minute',
    'place',
    'today',
  ]);
});
