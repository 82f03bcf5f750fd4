import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BY_DIFFERENCE } from '#contract/table/rules.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { liveQuery } from '#web/data/live.ts';
import { matchQuery } from '#web/data/match.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { sampleRow } from '#web/testing/wall-row.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { prepareStory } from '#web/workshop/prepare-story.ts';
import { match } from './match.tsx';

type Fields = NonNullable<Parameters<typeof sampleWall>[0]>;

afterEach(cleanup);

const show = (fields: Fields) =>
  render(
    <WordsContext value={en}>
      <WallPages view={match} context={sampleWall(fields)} />
    </WordsContext>,
  );

test('has no page while there is nothing to show', () => {
  expect(match.pages(sampleWall())).toEqual([]);
});

test('asks for the match and its table, and before kick-off for form and channels', () => {
  const keys = (fields: Fields) =>
    match.queries?.(sampleWall(fields)).map(({ queryKey: [route, { t }] }) => `${route} ${t}`);
  expect(keys({ records: [sampleMatch(1)] })).toEqual([
    'fixtures info',
    'leagues standings_live',
    'leagues standings',
  ]);
  const next = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });
  expect(keys({ records: [next], program: { follow: ['1001'] } })).toEqual([
    'fixtures info',
    'leagues standings_live',
    'leagues standings',
    'h2h match',
    'broadcast match_tvs',
  ]);
  expect(keys({ program: { follow: ['1001', '1002'] } })).toEqual([
    'fixtures last_next',
    'fixtures last_next',
  ]);
});

test('shows the score of the day’s list, the scorers, and the latest events', () => {
  const events = [
    sampleEvent({ minute: 20 }),
    sampleEvent({ minute: 31, team_id: '2001', player_id: '8', player_name: 'Ilić', penalty: true }),
    sampleEvent({ minute: 40, type: 'yellowcard', player_name: 'Novák', reason: 'handball' }),
    sampleEvent({
      minute: 41,
      type: 'var',
      result: 'cancelled',
      info: 'Goal ruled out: offside',
      player_name: 'Dahl',
    }),
  ];
  const whole = sampleMatch(1, { minute: [44], score: [0, 1], events });
  const record = sampleMatch(1, { minute: [45], score: [1, 1], events });
  show({ records: [record], answers: [[matchQuery('1'), whole]] });
  screen.getByText('Home 1 1, Away 1 1');
  const scorer = (name: string) => screen.getAllByText(name)[0]?.closest('li')?.textContent;
  expect(scorer('Osei')).toBe('Osei 20′');
  expect(scorer('Ilić')).toBe('Ilić 31′ pen');
  const lines = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Goal ruled outDahl 2–1ruled out, offside41′',
    'Yellow cardNovákhandball40′',
    '31′GoalIlić 1–1penalty',
    'GoalOsei 1–020′',
  ]);
});

test('says of a decision without a player what the timeline says', () => {
  const events = [
    sampleEvent({ minute: 12, type: 'var', player_name: null, info: 'Penalty confirmed' }),
    sampleEvent({ minute: 20, player_name: null, related_player_name: 'سالم الدوسري' }),
  ];
  const whole = sampleMatch(1, { minute: [44], score: [1, 0], events });
  show({ records: [whole], answers: [[matchQuery('1'), whole]] });
  const ofWall = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(ofWall.map(({ textContent }) => textContent)).toEqual([
    'GoalUnknown 1–0assist سالم الدوسري20′',
    'VAR decisionUnknown playerpenalty confirmed12′',
  ]);
  expect(screen.getByText('سالم الدوسري').tagName).toBe('BDI');
});

test('counts the kicks of a shoot-out under the names', () => {
  show({ pinned: '1', answers: [[matchQuery('1'), sampleShootOut('HaHA')]] });
  screen.getByText('Pens 2–1');
  screen.getByText('Penalties: scored, scored. Next: Home 1');
  screen.getByText('Penalties: missed, scored');
});

test('shows the table around both teams as it stands, with the scores of matches in play', () => {
  const fixtures = ['1001', '3', '4', '5', '2001', '7', '8', '9'].map((id, at) =>
    sampleFixture(at + 10, id, '99', [9 - at, 0]),
  );
  const record = sampleMatch(1, { score: [2, 1] });
  show({
    records: [record],
    answers: [
      [matchQuery('1'), record],
      [liveQuery, [record]],
      [liveStandingsQuery('1', true), sampleStandings(fixtures, BY_DIFFERENCE)],
    ],
  });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '1Team 10012–13',
    '2Team 33',
    '3Team 43',
    '4Team 53',
    '5Team 20011–23',
    '6Team 73',
  ]);
});

test('goes without the table where there is none, or it does not have both teams', () => {
  const record = sampleMatch(1, { score: [2, 1] });
  const others = [sampleFixture(10, '1001', '3', [1, 0])];
  for (const answers of [
    [],
    [[liveStandingsQuery('1', true), sampleStandings(others, BY_DIFFERENCE)]],
  ] as const) {
    show({ records: [record], answers: [[matchQuery('1'), record], ...answers] });
    screen.getByText('Home 1 2, Away 1 1');
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
  }
});

test('shows the countdown, form and channels before kick-off, and says where it is not shown', () => {
  const record = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });
  prepareStory({ now: (KICK_OFF - 605) * 1000 });
  show({
    minute: (KICK_OFF - 605) * 1000,
    confirmed: () => (KICK_OFF - 605) * 1000,
    records: [record],
    program: { follow: ['1001'] },
    answers: [
      [
        matchTvsQuery('1'),
        [{ id: '1', name: 'Kanal 1', type: '1', country: { id: '1', name: '', cc: 'de' } }],
      ],
    ],
  });
  screen.getByText('10:05');
  screen.getByText('Sat 21 Nov, 15:00');
  screen.getByText('England: not on TV');
});

test('says that a match is not started by the feed', () => {
  const record = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });
  show({ records: [record], program: { follow: ['1001'] } });
  screen.getByText('No update since kick-off');
  screen.getByText('Sat 21 Nov, 15:00');
});

test('says why a match is off, and that there is no report of one', () => {
  const off = Object.assign(sampleMatch(1, { status: 4, phase: 'off', score: null, minute: null }), {
    info: 'Postponed: snow',
  });
  show({ pinned: '1', answers: [[matchQuery('1'), off]] });
  screen.getByText('Postponed: snow');
  screen.getByText('Postponed');
  cleanup();
  show({ pinned: '1', answers: [[matchQuery('1'), sampleMatch(1)]] });
  expect(screen.queryByText(/^No\b/)).toBeNull();
});

test('marks the digit of a new goal', () => {
  const record = sampleMatch(1, { score: [2, 1] });
  const row = { ...sampleRow(record), scoreChange: { kind: 'goal', side: 'home' } as never };
  const { container } = show({ rows: [row], answers: [[matchQuery('1'), record]] });
  expect([...container.querySelectorAll('b[data-fresh]')].map(({ textContent }) => textContent)).toEqual([
    '2',
  ]);
});
