import { expect, test } from 'vitest';
import type { ChannelRecord } from '#contract/records/channel.ts';
import { groupChannels } from './by-country.ts';
import { isStream } from './tv-listing.ts';

function channel(id: string, cc: string | null, type = 'Tv / Cable / Satellite'): ChannelRecord {
  return {
    id,
    name: `Kanal ${id}`,
    type,
    img: null,
    channel_url: null,
    country: { id: '1', name: 'Somewhere', cc },
  };
}

const NAMES: Readonly<Record<string, string>> = { de: 'Deutschland', at: 'Österreich', se: 'Schweden' };
const nameOf = (code: string) => NAMES[code] ?? code;
const channels = [channel('1', 'se'), channel('2', 'de'), channel('3', 'at'), channel('4', 'de')];

test('separates the viewer’s channels, and sorts other countries by translated name', () => {
  const { here, elsewhere } = groupChannels(channels, { codes: ['de'] }, nameOf, 'de-DE');
  expect(here.map(({ channels: of }) => of.map(({ id }) => id))).toEqual([['2', '4']]);
  expect(elsewhere.map(({ name }) => name)).toEqual(['Österreich', 'Schweden']);
});

test('keeps the viewer’s countries in their order', () => {
  const { here, elsewhere } = groupChannels(channels, { codes: ['at', 'de'] }, nameOf, 'de-DE');
  expect(here.map(({ name, channels: of }) => [name, of.length])).toEqual([
    ['Österreich', 1],
    ['Deutschland', 2],
  ]);
  expect(elsewhere.map(({ code }) => code)).toEqual(['se']);
});

test('returns an empty entry for a viewer’s country without channels', () => {
  const { here, elsewhere } = groupChannels(channels, { codes: ['fr'] }, nameOf, 'de-DE');
  expect(here).toEqual([{ code: 'fr', name: 'fr', channels: [] }]);
  expect(elsewhere).toHaveLength(3);
});

test('names an unknown country as the service does', () => {
  const { elsewhere } = groupChannels([channel('9', null)], { codes: ['de'] }, nameOf, 'de-DE');
  expect(elsewhere[0]?.name).toBe('Somewhere');
});

test('puts channels without a country last', () => {
  const homeless = { ...channel('8', null), country: { id: null, name: null, cc: null } } as ChannelRecord;
  const { elsewhere } = groupChannels([homeless, ...channels], { codes: ['at', 'de'] }, nameOf, 'de-DE');
  expect(elsewhere.map(({ name }) => name)).toEqual(['Schweden', '']);
});

test.each([
  ['Tv / Cable / Satellite', false],
  ['1', false],
  ['Stream', true],
  ['2', true],
])('%s is a stream: %s', (type, expected) => {
  expect(isStream(channel('1', 'de', type))).toBe(expected);
});
