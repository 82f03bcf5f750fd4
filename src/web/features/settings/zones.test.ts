import { expect, test } from 'vitest';
import { knownZones, zoneGroups } from './zones.ts';

test('zones stand under their part of the world, each by the name of its place', () => {
  expect(zoneGroups(['America/Indiana/Knox', 'Europe/London', 'America/New_York', 'UTC'])).toEqual([
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

test('every zone that is offered can be shown, UTC among them', () => {
  const zones = knownZones();
  expect(zones).toContain('UTC');
  expect(zones.length).toBeGreaterThan(300);
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
