import { expect, test } from 'vitest';
import { DEFAULT_EMBEDS } from '#contract/embed-address.ts';
import { DEFAULT_WALL } from '#contract/wall-address.ts';
import { embedBuilderAddress, embedInQuery, wallBuilderAddress } from './builder-addresses.ts';

test('a builder of walls begins with the program in its address', () => {
  expect(wallBuilderAddress(DEFAULT_WALL)).toBe('/wall/new');
  expect(wallBuilderAddress({ ...DEFAULT_WALL, views: ['clock'], name: '/wall' })).toBe(
    '/wall/new?views=clock&name=/wall',
  );
});

test.each([
  '/embed/new?kind=match&id=7',
  '/embed/new?kind=match',
  '/embed/new?kind=table&id=583&teams=19,40&rows=6&form=on&theme=dark&lang=de',
  '/embed/new?kind=scores&leagues=5,1&zone=Europe/Berlin',
  '/embed/new?kind=scores',
] as const)('%s is the address of its embed', (address) => {
  const { embed, isPartial } = embedInQuery(address.slice('/embed/new'.length));
  expect([embedBuilderAddress(embed), isPartial]).toEqual([address, false]);
});

test('begins with a match that is not chosen', () => {
  expect(embedInQuery('')).toEqual({
    embed: { kind: 'match', id: '-', ...DEFAULT_EMBEDS.match },
    isPartial: false,
  });
});

test.each([
  '?kind=players',
  '?kind=match&id=x',
  '?id=a/b',
  '?kind=table&id=5&rows=1',
  '?kind=match&id=7&form=on',
])('%s cannot be read as a whole', (query) => {
  expect(embedInQuery(query).isPartial).toBe(true);
});
