import type { League } from '#contract/records/league.ts';
import { normalizeText } from '#web/format/normalize-text.ts';

export interface CountryGroup {
  /** Null for those that the viewer has pinned or follows. */
  readonly country: League['country'] | null;
  readonly leagues: readonly League[];
}

/** Returns a predicate: every word of the text is in the names of the competition and its country. */
export function matchesText(text: string): (league: League) => boolean {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return ({ name, country }) => {
    const names = normalizeText(`${name} ${country.name ?? ''}`);
    return words.every((word) => names.includes(word));
  };
}

/** Sort key of a country: the viewer's own, international competitions, then the others. */
function rank({ cc }: League['country'], viewerCountry: string | null): number {
  if (cc !== null && cc === viewerCountry) return 0;
  return cc === null ? 1 : 2;
}

/**
 * Groups competitions by country, in the service's order within each. Those that the viewer pinned or follows come
 * first, in the order of choosing, and stay in their countries as well.
 *
 * @param pinnedIds ids of competitions that are pinned or followed
 * @param viewerCountry code of the viewer's country
 */
export function competitionsByCountry(
  leagues: readonly League[],
  pinnedIds: readonly string[],
  viewerCountry: string | null,
): readonly CountryGroup[] {
  const leaguesById = new Map(leagues.map((league) => [league.id, league]));
  const pinned = [...new Set(pinnedIds)].flatMap((id) => leaguesById.get(id) ?? []);
  const groups = [...Map.groupBy(leagues, ({ country }) => country.id ?? country.name).values()].flatMap(
    (group) => (group[0] ? [{ country: group[0].country, leagues: group }] : []),
  );
  groups.sort(
    (a, b) =>
      rank(a.country, viewerCountry) - rank(b.country, viewerCountry) ||
      (a.country.name ?? '').localeCompare(b.country.name ?? '', 'en'),
  );
  return pinned.length > 0 ? [{ country: null, leagues: pinned }, ...groups] : groups;
}
