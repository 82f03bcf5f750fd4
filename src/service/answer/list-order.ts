import type { World } from '#service/world/world.ts';
import { regionOfContinent } from './geography.ts';

/**
 * The order of match lists: by the English name of the country (a continent among them), then by competition
 * (feeds look ordered so; our choice within). Answers the rank of a competition in that order.
 */
export function createListOrder(world: World): (competitionId: number) => number {
  const named = world.competitions.map((competition) => {
    const country = competition.countryId === null ? null : world.country(competition.countryId);
    return { id: competition.id, country: country?.name ?? regionOfContinent(competition.continent).name };
  });
  named.sort((a, b) => a.country.localeCompare(b.country, 'en') || a.id - b.id);
  const ranks = new Map(named.map(({ id }, rank) => [id, rank]));
  return (competitionId) => ranks.get(competitionId) ?? named.length;
}
