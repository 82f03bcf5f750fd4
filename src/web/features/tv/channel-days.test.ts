import { expect, test } from 'vitest';
import { sampleProgramme } from '#web/testing/sample-programme.ts';
import { channelDays, othersOnAir } from './channel-days.ts';
import { beyond, inCountries } from './programme.ts';

const DAY = [
  sampleProgramme(1, ['de 351', 'de 311', 'fr 511']),
  sampleProgramme(2, ['de 351']),
  sampleProgramme(3, ['fr 511']),
];

test('lists each channel of a country once, by number, with all its matches', () => {
  const told = (code: string) =>
    channelDays(DAY, code).map(({ channel, programmes }) => [
      channel.id,
      programmes.map(({ match }) => match.id),
    ]);
  expect(told('de')).toEqual([
    ['311', ['1']],
    ['351', ['1', '2']],
  ]);
  expect(told('fr')).toEqual([['511', ['1', '3']]]);
  expect(told('it')).toEqual([]);
});

test('splits channels into the viewer’s countries and all others', () => {
  const [{ channels }] = DAY as [(typeof DAY)[number]];
  expect(
    inCountries(channels, ['fr', 'it', 'de']).map(({ code, channels: of }) => [code, of.length]),
  ).toEqual([
    ['fr', 1],
    ['de', 2],
  ]);
  expect(beyond(channels, ['fr'])).toEqual({ channels: 2, countries: 1 });
  expect(beyond(channels, ['fr', 'de'])).toEqual({ channels: 0, countries: 0 });
  expect(beyond(channels, [])).toEqual({ channels: 3, countries: 2 });
});

test('counts channels of other countries, most first', () => {
  const day = [...DAY, sampleProgramme(4, ['it 411', 'it 412', 'ie 611'])];
  expect(othersOnAir(day, ['fr'])).toEqual([
    { code: 'de', channels: 2 },
    { code: 'it', channels: 2 },
    { code: 'ie', channels: 1 },
  ]);
  expect(othersOnAir(day, ['de', 'fr', 'it', 'ie'])).toEqual([]);
});
