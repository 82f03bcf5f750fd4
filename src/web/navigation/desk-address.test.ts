import { expect, test } from 'vitest';
import { DEFAULT_DESK, deskAddress, parseDeskAddress } from './desk-address.ts';

test.each([
  '/desk',
  '/desk?d=2026-11-21&sections=results,tables&format=markdown&leagues=30,10&zone=Europe/London&tv=en,ie',
] as const)('%s is the address of its program', (address) => {
  const { program, problems } = parseDeskAddress(address.slice('/desk'.length));
  expect([deskAddress(program), problems]).toEqual([address, []]);
});

test('what cannot be read is left out and named', () => {
  const { program, problems } = parseDeskAddress(
    '?d=2026-02-30&sections=results,odds&format=pdf&leagues=x&lang=de',
  );
  expect(program).toEqual(DEFAULT_DESK);
  expect(problems).toEqual(['lang', 'd', 'sections', 'format', 'leagues']);
});
