import type { League } from '#contract/records/league.ts';
import { plain } from '#web/format/plain.ts';

/** The competitions of a country. */
export interface CountryGroup {
  /** Null for those that the viewer has pinned or follows. */
  readonly country: League['country'] | null;
  readonly leagues: readonly League[];
}

/** Returns a predicate: every word of the text is in the names of the competition and its country. */
export function finds(text: string): (league: League) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return ({ name, country }) => {
    const names = plain(`${name} ${country.name ?? ''}`);
    return words.every((word) => names.includes(word));
  };
}

/** Sort key of a country: the viewer's own, international competitions, then the others. */
function rank({ cc }: League['country'], own: string | null): number {
  if (cc !== null && cc === own) return 0;
  return cc === null ? 1 : 2;
}

/**
 * Groups competitions by country, in the service's order within each. Those that the viewer pinned or follows come
 * first, in the order of choosing, and stay in their countries as well.
 *
 * @param pinnedIds ids of competitions that are pinned or followed
 * @param viewerCountry code of the viewer's country
 */
export function byCountry(
  leagues: readonly League[],
  chosen: readonly string[],
  own: string | null,
): readonly CountryGroup[] {
  const known = new Map(leagues.map((league) => [league.id, league]));
  const mine = [...new Set(chosen)].flatMap((id) => known.get(id) ?? []);
  const groups = [...Map.groupBy(leagues, ({ country }) => country.id ?? country.name).values()].flatMap(
    (group) => (group[0] ? [{ country: group[0].country, leagues: group }] : []),
  );
  groups.sort(
    (a, b) =>
      rank(a.country, own) - rank(b.country, own) ||
      (a.country.name ?? '').localeCompare(b.country.name ?? '', 'en'),
  );
  return mine.length > 0 ? [{ country: null, leagues: mine }, ...groups] : groups;
}
