import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { guideDayQuery } from '#web/data/guide-day.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { tv } from './tv.tsx';

afterEach(cleanup);

const ahead = { status: 0, phase: 'scheduled', score: null, minute: null } as const;
const over = { status: 3, phase: 'finished', minute: null, score: [1, 0] } as const;

/** Returns a televised match with the channels of each country, as `en Sport 1`. */
const withChannels = (record: MatchRow, ...channels: readonly string[]): MatchRow => ({
  ...record,
  tvs: channels.map((text) => {
    const [cc = '', ...name] = text.split(' ');
    return { id: text, name: name.join(' '), type: '1', country: { id: cc, name: cc, cc } } as never;
  }),
});

const wall = (records: readonly MatchRow[], fields: Parameters<typeof sampleWall>[0] = {}) =>
  sampleWall({
    records,
    answers: [
      [guideDayQuery('2026-11-21'), records],
      [guideDayQuery('2026-11-22'), []],
    ],
    ...fields,
  });

const show = (context: ReturnType<typeof sampleWall>) =>
  render(
    <WordsContext value={en}>
      <WallPages view={tv} context={context} />
    </WordsContext>,
  );
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('asks for the televised matches of the UTC days that the wall’s day overlaps', () => {
  const keys = tv.queries?.(sampleWall()).map(({ queryKey: [route, { t, d }] }) => `${route} ${t} ${d}`);
  expect(keys).toEqual(['broadcast schedule 2026-11-21', 'broadcast schedule 2026-11-22']);
});

test('has no page until channels are known, and then the matches of the UTC days whose channels have come', () => {
  const late = sampleMatch(2, { ...ahead, kickOff: KICK_OFF + 10 * 3600 });
  const records = [withChannels(sampleMatch(1), 'en Sport 1'), withChannels(late, 'en Sport 2')];
  const program = { leagues: ['10'] };
  expect(tv.pages(sampleWall({ records, program }))).toEqual([]);
  show(sampleWall({ records, program, answers: [[guideDayQuery('2026-11-21'), records]] }));
  expect(rows()).toEqual(['23′Home 1 v Away 1England PremierSport 1']);
});

test('lists what is on from now on by kick-off, with the channels of the wall’s country', () => {
  const later = { ...ahead, kickOff: KICK_OFF + 9000 };
  show(
    wall([
      withChannels(sampleMatch(1, later), 'en Sport 1', 'de Kanal 1'),
      withChannels(sampleMatch(2, { ...ahead, kickOff: KICK_OFF + 7200 }), 'en Sport 2', 'en Stream'),
      withChannels(sampleMatch(3), 'en Sport 3'),
      withChannels(sampleMatch(4, over), 'en Sport 4'),
      withChannels(sampleMatch(5, later), 'de Kanal 5'),
    ]),
  );
  screen.getByText('On TV: England');
  expect(rows()).toEqual([
    '23′Home 3 v Away 3England PremierSport 3',
    '17:00Home 2 v Away 2England PremierSport 2,Stream',
    '17:30Home 1 v Away 1England PremierSport 1',
  ]);
});

test('says that a match of the program is not shown in the country', () => {
  const records = [withChannels(sampleMatch(1), 'de Kanal 1'), sampleMatch(2)];
  show(wall(records, { program: { leagues: ['10'] } }));
  expect(rows()).toEqual([
    '23′Home 1 v Away 1England PremierEngland: not on TV',
    '23′Home 2 v Away 2England PremierEngland: not on TV',
  ]);
});

test('has a followed team’s match in any case', () => {
  show(wall([withChannels(sampleMatch(1), 'de Kanal 1')], { program: { follow: ['2001'] } }));
  expect(rows()).toEqual(['23′Home 1 v Away 1England PremierEngland: not on TV']);
});

test('fills pages with as many rows as are legible', () => {
  const records = Array.from({ length: 15 }, (_, n) => withChannels(sampleMatch(n + 1), 'en Sport 1'));
  expect(tv.pages(wall(records)).map(({ note }) => note)).toEqual(['15 matches', '15 matches', '15 matches']);
});

test('counts the channels where it knows no country', () => {
  const records = [withChannels(sampleMatch(1), 'en Sport 1'), withChannels(sampleMatch(2), 'en A', 'de B')];
  show(wall(records, { zone: 'UTC' }));
  expect(rows()).toEqual([
    '23′Home 1 v Away 1England Premier1 channel',
    '23′Home 2 v Away 2England Premier2 channels',
  ]);
});
