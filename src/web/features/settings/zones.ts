import { zoneName } from '#web/format/clock-time.ts';

/** Returns the name of a zone without its region: `Indiana, Knox` for `America/Indiana/Knox`. */
function fullName(zone: string): string {
  return zone.split('/').slice(1).map(zoneName).join(', ') || zoneName(zone);
}

export function zoneGroups(zones: readonly string[], intl: string) {
  const regionOf = (zone: string) => (zone.includes('/') ? (zone.split('/')[0] ?? null) : null);
  return [...Map.groupBy(zones, regionOf)].map(([name, ofRegion]) => ({
    /** Such as `Europe`; null for zones without a region (`UTC`). */
    name,
    zones: ofRegion
      .map((zone) => ({ zone, name: fullName(zone) }))
      .sort((a, b) => a.name.localeCompare(b.name, intl)),
  }));
}

/** Returns the browser's time zones, and UTC, which `Intl` omits. */
export function availableZones(): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes('UTC') ? zones : [...zones, 'UTC'];
}
