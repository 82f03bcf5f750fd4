import { expect, test } from 'vitest';
import { image } from './image.ts';

test.each([
  ['https://cdn.soccersapi.com/images/soccer/teams/80/4321.png', '/img/teams/4321'],
  ['https://cdn.soccersapi.com/images/soccer/teams/100/99.png', '/img/teams/99'],
  ['https://cdn.soccersapi.com/images/soccer/leagues/100/1005.png', '/img/leagues/1005'],
  ['https://cdn.soccersapi.com/images/soccer/players/50/11777.png', '/img/players/11777'],
  ['https://cdn.soccersapi.com/images/soccer/coaches/50/3.png', '/img/coaches/3'],
  ['https://cdn.soccersapi.com/images/soccer/referees/50/433.png', '/img/referees/433'],
  ['https://cdn.soccersapi.com/images/countries/30/en.png', '/img/countries/en'],
  ['https://cdn.soccersapi.com/images/tvchannels/18/2.png', '/img/tvchannels/2'],
  ['https://cdn.soccersapi.com/images/soccer/bookmakers/2.png', '/img/bookmakers/2'],
  ['https://cdn.soccersapi.com/images/soccer/venues/1166.png', '/img/venues/1166'],
  ['http://127.0.0.1:4022/images/teams/3001', '/img/teams/3001'],
  ['http://127.0.0.1:4022/images/countries/en', '/img/countries/en'],
  ['http://127.0.0.1:4022/images/players/100', '/img/players/100'],
  ['/images/venues/7', '/img/venues/7'],
])('%s', (wire, expected) => {
  expect(image(wire)).toBe(expected);
});

test.each(['', '-', null, undefined])('reads %j as no picture', (wire) => {
  expect(image(wire)).toBeNull();
});

test.each([
  'https://elsewhere.example/logo.png',
  'https://cdn.soccersapi.com/images/soccer/stadiums/80/1.png',
  'https://cdn.soccersapi.com/images/soccer/teams/80/../../token',
  'javascript:alert(1)',
  7,
  {},
])('refuses %j', (wire) => {
  expect(image(wire)).toBeUndefined();
});
