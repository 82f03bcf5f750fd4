import { expect, test } from 'vitest';
import { day, epochSeconds, instant } from './instant.ts';

test.each([
  ['2026-08-30 13:04', 'UTC', Date.UTC(2026, 7, 30, 13, 4)],
  ['2026-08-30 13:04:05', 'UTC', Date.UTC(2026, 7, 30, 13, 4, 5)],
  ['2026-08-30 21:00:00', 'UTC+2', Date.UTC(2026, 7, 30, 19)],
  ['2026-08-30 21:00', 'UTC+4.5', Date.UTC(2026, 7, 30, 16, 30)],
  ['2026-08-30 21:00', 'UTC+5.75', Date.UTC(2026, 7, 30, 15, 15)],
  ['2026-08-30 21:00', 'UTC-3', Date.UTC(2026, 7, 31, 0)],
  ['2026-08-30 21:00', 'UTC+0', Date.UTC(2026, 7, 30, 21)],
  ['2026-08-30 21:00', null, Date.UTC(2026, 7, 30, 21)],
  ['2028-02-29 00:00', 'UTC', Date.UTC(2028, 1, 29)],
])('%s in %s', (date, timezone, expected) => {
  expect(instant(date, timezone)).toBe(expected / 1000);
});

test.each(['', '-', null, undefined])('reads %j as no date', (date) => {
  expect(instant(date, 'UTC')).toBeNull();
});

test.each([
  ['2026-02-29 12:00', 'UTC'],
  ['0026-01-01 12:00', 'UTC'],
  ['1849-12-31 23:59', 'UTC'],
  ['2201-01-01 00:00', 'UTC'],
  ['2026-13-01 12:00', 'UTC'],
  ['2026-06-31 12:00', 'UTC'],
  ['2026-06-30 24:00', 'UTC'],
  ['2026-06-30 12:60', 'UTC'],
  ['2026-06-30T12:00', 'UTC'],
  ['2026-06-30', 'UTC'],
  [1788094800, 'UTC'],
  ['2026-06-30 12:00', 'Europe/Vienna'],
  ['2026-06-30 12:00', 2],
])('refuses %s in %s', (date, timezone) => {
  expect(instant(date, timezone)).toBeUndefined();
});

test.each([
  [0, 0],
  ['1788094800', 1_788_094_800],
  [-3_786_825_600, -3_786_825_600],
  [1.5, undefined],
  [1_788_094_800_000, undefined],
  [9e15, undefined],
  [-1e10, undefined],
  ['', null],
])('reads %j as epoch seconds %j', (wire, expected) => {
  expect(epochSeconds(wire)).toBe(expected);
});

test.each([
  ['2026-06-30', '2026-06-30'],
  ['?', null],
  ['0000-00-00', null],
  ['', null],
  ['2026-06-31', undefined],
  ['9999-01-01', undefined],
  ['soon', undefined],
  [20_260_630, undefined],
])('reads %j as the day %j', (wire, expected) => {
  expect(day(wire)).toBe(expected);
});
