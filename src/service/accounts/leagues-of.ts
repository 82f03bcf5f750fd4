import type { Competition } from '#service/world/seasons/competition.ts';
import type { World } from '#service/world/world.ts';
import type { ServiceAccount } from './account.ts';

/** The real service's free plan has the top leagues of Austria, Australia and Denmark. */
const FREE_COUNTRIES: ReadonlySet<string> = new Set(['at', 'au', 'dk']);

/** Competitions of the world cup plan (our choice). */
const BETWEEN_NATIONS: ReadonlySet<Competition['kind']> = new Set([
  'national-cup',
  'national-league',
  'national-qualifiers',
]);

/** Returns the ids of the competitions that an account can read; null for all. Throws on an unknown id. */
export function leaguesOf({ user, plan, leagues }: ServiceAccount, world: World): ReadonlySet<number> | null {
  const unknown = leagues?.find((id) => world.competition(id) === null);
  if (unknown !== undefined)
    throw new Error(`SERVICE_ACCOUNTS must name existing leagues, got ${unknown} for ${user}.`);
  if (leagues !== null) return new Set(leagues);
  const all = world.competitions;
  const numbers = (competitions: readonly Competition[]) => new Set(competitions.map(({ id }) => id));
  switch (plan.choice) {
    case 'all':
      return null;
    case 'nations':
      return numbers(all.filter(({ kind }) => BETWEEN_NATIONS.has(kind)));
    case 'given-away':
      return numbers(
        all.filter(
          ({ countryId, tier }) =>
            tier === 1 && countryId !== null && FREE_COUNTRIES.has(world.country(countryId)?.code ?? ''),
        ),
      );
    case 'most-watched':
      return numbers(
        all
          .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
          .slice(0, plan.leagues ?? all.length),
      );
  }
}
