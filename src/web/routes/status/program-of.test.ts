import { expect, test } from 'vitest';
import { programOf } from './program-of.ts';

const ORIGIN = 'https://scores.example';
const read = (text: string) => programOf(text, ORIGIN);

test('an address is read whole or from its path on, without what is the default', () => {
  expect(read('/wall?views=board,table&every=15')).toEqual({ query: 'views=board,table' });
  expect(read(` ${ORIGIN}/wall?name=Sports desk `)).toEqual({ query: 'name=Sports+desk' });
  expect(read('/wall')).toEqual({ query: '' });
});

test('another page, a bad parameter and a long address are refused', () => {
  for (const text of ['', 'views=board', '/walls?views=board', 'https://', '/wall/new'])
    expect(read(text)).toEqual({ reason: 'noWall' });
  expect(read('/wall?every=3')).toMatchObject({ problems: [{ parameter: 'every', reason: 'invalid' }] });
  const ids = Array.from({ length: 50 }, (_, at) => 100_000_000_000_000 + at).join();
  expect(read(`/wall?follow=${ids}`)).toEqual({ reason: 'long' });
});
