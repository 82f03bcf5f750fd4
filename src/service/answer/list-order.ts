import type { World } from '#service/world/world.ts';
import { regionOfContinent } from './geography.ts';

/**
 * Returns a function from a competition to its rank in match lists: by English country name (or continent),
 * then by competition (observed in feeds; the order within a country is our choice).
 */
export function createListOrder(world: World): (competitionId: number) => number {
  const competitions = world.competitions.map((competition) => {
    const country = competition.countryId === null ? null : world.country(competition.countryId);
    return { id: competition.id, country: country?.name ?? regionOfContinent(competition.continent).name };
  });
  competitions.sort((a, b) => a.country.localeCompare(b.country, 'en') || a.id - b.id);
  const ranks = new Map(competitions.map(({ id }, rank) => [id, rank]));
  return (competitionId) => ranks.get(competitionId) ?? competitions.length;
}
