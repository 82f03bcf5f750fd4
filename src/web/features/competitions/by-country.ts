import type { League } from '#contract/records/league.ts';
import { plain } from '#web/format/plain.ts';

/** Competitions that stand together; `country` is null for those that the viewer chose. */
export interface CountryGroup {
  /** Null for what the viewer keeps on top or follows. */
  readonly country: League['country'] | null;
  readonly leagues: readonly League[];
}

/** Whether every word of a text is in the names of a competition and its country. */
export function finds(text: string): (league: League) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return ({ name, country }) => {
    const names = plain(`${name} ${country.name ?? ''}`);
    return words.every((word) => names.includes(word));
  };
}

/** Where a country stands: the viewer's own first, then what is above countries, then by name. */
function rank({ cc }: League['country'], own: string | null): number {
  if (cc !== null && cc === own) return 0;
  return cc === null ? 1 : 2;
}

/**
 * Competitions by country, in the order in which the service tells them within each; those that the viewer chose
 * stand first, in the order of choosing, and in their countries as well.
 *
 * @param chosen ids of competitions that are kept on top or followed
 * @param own the viewer's country, by its code
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
