import { expect, test } from 'vitest';
import { dayInOffset, readOffset, startOfDay, wireMoment } from './utc.ts';

test.each([
  ['2', 7200, 'UTC+2'],
  [' 2', 7200, 'UTC+2'],
  ['+5.5', 19_800, 'UTC+5.5'],
  ['5.75', 20_700, 'UTC+5.75'],
  ['-3.5', -12_600, 'UTC-3.5'],
  ['-12', -43_200, 'UTC-12'],
  ['14', 50_400, 'UTC+14'],
])('utc=%s is %i seconds and echoed as %s', (text, seconds, zone) => {
  expect(readOffset(text)).toEqual({ seconds, zone });
});

test.each([undefined, '', '0', '0.0', '15', '-12.5', 'CET', '2h', 'NaN', '1e1'])(
  'utc=%s falls back to UTC',
  (text) => {
    expect(readOffset(text)).toEqual({ seconds: 0, zone: 'UTC' });
  },
);

test('a kick-off at 20:00 UTC is on the next day in Nepal', () => {
  const kickOff = Date.UTC(2026, 8, 4, 20) / 1000;
  const nepal = readOffset('5.75');
  expect(wireMoment(kickOff, nepal)).toEqual({
    datetime: '2026-09-05 01:45:00',
    date: '2026-09-05',
    time: '01:45:00',
  });
  expect(dayInOffset(kickOff, nepal)).toBe(dayInOffset(kickOff, readOffset('0')) + 1);
  expect(startOfDay(dayInOffset(kickOff, nepal), nepal)).toBe(Date.UTC(2026, 8, 4, 18, 15) / 1000);
});
