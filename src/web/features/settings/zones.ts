import { zoneName } from '#web/format/clock-time.ts';

/** The zones of a part of the world, each with what its people call it. */
export interface ZoneGroup {
  /** `Europe`; null for those of no part (`UTC`). */
  readonly name: string | null;
  readonly zones: readonly { readonly zone: string; readonly name: string }[];
}

/** `Indiana, Knox` of `America/Indiana/Knox`. */
function fullName(zone: string): string {
  return zone.split('/').slice(1).map(zoneName).join(', ') || zoneName(zone);
}

/** IANA zones by their part of the world. */
export function zoneGroups(zones: readonly string[]): readonly ZoneGroup[] {
  const parts = new Map<string | null, { zone: string; name: string }[]>();
  for (const zone of zones) {
    const part = zone.includes('/') ? (zone.split('/')[0] ?? null) : null;
    const list = parts.get(part) ?? [];
    list.push({ zone, name: fullName(zone) });
    parts.set(part, list);
  }
  return [...parts].map(([name, list]) => ({
    name,
    zones: list.sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }));
}

/** Every zone that this browser knows, and UTC, which the list of browsers leaves out. */
export function knownZones(): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes('UTC') ? zones : [...zones, 'UTC'];
}
