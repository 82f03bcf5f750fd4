import { expect, test } from 'vitest';
import { availableZones, zoneGroups } from './zones.ts';

test('groups zones by region, each with the name of its place', () => {
  expect(zoneGroups(['America/Indiana/Knox', 'Europe/London', 'America/New_York', 'UTC'], 'en')).toEqual([
    {
      name: 'America',
      zones: [
        { zone: 'America/Indiana/Knox', name: 'Indiana, Knox' },
        { zone: 'America/New_York', name: 'New York' },
      ],
    },
    { name: 'Europe', zones: [{ zone: 'Europe/London', name: 'London' }] },
    { name: null, zones: [{ zone: 'UTC', name: 'UTC' }] },
  ]);
});

test('offers only zones that can be displayed, and UTC', () => {
  const zones = availableZones();
  expect(zones).toContain('UTC');
  expect(zones.length).toBeGreaterThan(300);
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
