import { expect, test } from 'vitest';
import { shortChannel } from './short-channel.ts';

test.each([
  ['Northcast Sport 1', 'NS1'],
  ['Northcast Sport 12', 'NS12'],
  ['TNT Ultimate Sports 3', 'TNTUS3'],
  ['Mitad del Campo 2', 'MDC2'],
  ['Bælt-Arena Sport 2', 'BAS2'],
  ['élan du stade 4', 'ÉDS4'],
])('numbered channels are their initials and the number: %s', (name, short) => {
  expect(shortChannel(name)).toBe(short);
});

test.each([
  ['Northcast Anywhere', 'Northcast A.'],
  ['Televizija Đerdap', 'Televizija Đ.'],
  ['Keystone Network TV', 'Keystone N. TV'],
])('others keep their first word: %s', (name, short) => {
  expect(shortChannel(name)).toBe(short);
});

test.each([
  'Halcyon TV',
  'Touchgate 3',
  'Fjordkanalen',
  'Kanal Elf',
  '',
  'Nordlichtfernsehen',
  'スポーツ放送第一',
])('a short name, or a single word, stays: "%s"', (name) => {
  expect(shortChannel(name)).toBe(name);
});

test('a long word before a number is cut, so that the number is not', () => {
  expect(shortChannel('Arquibancada 3')).toBe('Arquib. 3');
});
