/** What German pages make of records that come in English. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { MatchNotes } from '#web/features/match-header/match-notes.tsx';
import { StatRow } from '#web/features/match-stats/stat-row.tsx';
import { Profile } from '#web/features/profile/profile.tsx';
import { LedgerList } from '#web/features/timeline/ledger-list.tsx';
import { Timeline } from '#web/features/timeline/timeline.tsx';
import { noteOf } from '#web/matches/note.ts';
import type { CompetitionGroup } from '#web/matches/order.ts';
import { CompetitionList } from '#web/routes/competitions/competition-list.tsx';
import { NothingFollowed } from '#web/routes/my/nothing-followed.tsx';
import { GroupHead } from '#web/routes/scores/group-head.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { de, en } from '#web/testing/words.ts';

afterEach(cleanup);

const germany = { id: '4', name: 'Germany', cc: 'de' };
const scotland = { id: '5', name: 'Scotland', cc: 'sct' };
const league = sampleLeague('7', { name: 'Bundesliga', country: germany });
const show = (page: Parameters<typeof renderPage>[0]) =>
  renderPage(<SampleProgram zone="Europe/Berlin">{page}</SampleProgram>, '/', de).container.textContent;

test.each([
  ['Germany', 'de', 'Deutschland Premier'],
  ['Northern Ireland', 'nir', 'Nordirland Premier'],
  ['Europe', null, 'Europa Premier'],
])('the head of the matches of %s', (country_name, country_code, text) => {
  const record = sampleMatch(1, { league: { country_name, country_code } });
  const group = { kind: 'competition', key: 'c', league: record.league, round: '12', rows: [] };
  const head = show(<GroupHead group={group as unknown as CompetitionGroup} isFolded={false} />);
  expect(head).toBe(`${text}12. SpieltagTabelle`);
});

test('a person’s country and a suggested competition’s', () => {
  expect(show(<Profile name="A" img={null} country={scotland} facts={[]} />)).toContain('Schottland');
  expect(show(<NothingFollowed teams={[]} competitions={[league]} />)).toContain('Deutschland Bundesliga');
});

test('a pinned competition is followed under its country’s name', () => {
  const local = { ...league, country: { ...germany, name: 'Deutschland' } };
  show(
    <CompetitionList
      groups={[{ kind: 'country', country: local.country, leagues: [local] }]}
      liveCounts={new Map()}
    />,
  );
  expect(screen.getByRole('button', { name: 'Folgen: Deutschland Bundesliga' })).toBeTruthy();
});

test('why a match is off', () => {
  const match = { ...sampleMatch(1, { phase: 'off', status: 4 }), info: 'Postponed: floodlight failure' };
  expect(show(<MatchNotes match={match as unknown as Match} related={[]} />)).toBe(
    'Verlegt: Ausfall des Flutlichts',
  );
});

test('why a match is off, in a list', () => {
  const match = { ...sampleMatch(1, { phase: 'off', status: 4 }), info: 'Postponed: storm warning' };
  expect(noteOf(match, null, de)).toBe('Verlegt: Sturmwarnung');
  expect(noteOf(match, null, en)).toBe('Postponed: storm warning');
});

test('a note of another service is shown as it comes', () => {
  const match = { ...sampleMatch(1, { phase: 'off', status: 4 }), info: 'Moved indoors' };
  expect(show(<MatchNotes match={match as unknown as Match} related={[]} />)).toBe('Moved indoors');
});

test('what cards are shown for, in the middle of a line', () => {
  const events = [sampleEvent({ type: 'yellowcard', reason: 'Tactical foul' })];
  const match = sampleMatch(1, { events }) as unknown as Match;
  expect(show(<Timeline match={match} anchor={null} fresh={null} />)).toContain('Oseitaktisches Foul');
});

test('the score after a goal', () => {
  const match = sampleMatch(1, { score: [1, 0], events: [sampleEvent()] }) as unknown as Match;
  expect(show(<Timeline match={match} anchor={null} fresh={null} />)).toContain('Osei1:0');
});

test('a match that was called off while the page was open, and a goal with its ruling', () => {
  const at = KICK_OFF * 1000;
  const ruling = { from: [1, 0], to: [0, 0], player: 'Osei', minute: 20, reason: 'offside' } as const;
  const text = show(
    <LedgerList
      corrections={[
        { at, kind: 'called-off', state: 'Canceled' },
        { at, kind: 'ruled-out', ...ruling },
      ]}
    />,
  );
  expect(text).toContain('Abgesagt');
  expect(text).toContain('1:0 → 0:0, Tor aberkannt (Osei, 20′, Abseits)');
});

test('a statistic with decimals', () => {
  const home = { value: 1.95, share: 1, isBetter: true };
  const pair = { key: 'xg', isPercent: false, home, away: null } as const;
  expect(show(<StatRow match={sampleMatch(1) as unknown as Match} pair={pair} />)).toContain('1,95');
});
