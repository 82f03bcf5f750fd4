import type { Competition } from '#service/world/competition.ts';
import type { World } from '#service/world/world.ts';
import type { Account } from './account.ts';

/** The top leagues of Austria, Australia and Denmark are what the real service gives away. */
const GIVEN_AWAY: ReadonlySet<string> = new Set(['at', 'au', 'dk']);

/** Our choice: what national teams play. The world's cups between nations are the continents'. */
const BETWEEN_NATIONS: ReadonlySet<Competition['kind']> = new Set(['national-cup', 'national-league']);

/** Numbers of the competitions that an account reads; null for all. Throws for a number that is no competition's. */
export function leaguesOf({ user, plan, leagues }: Account, world: World): ReadonlySet<number> | null {
  const unknown = leagues?.find((id) => world.competition(id) === null);
  if (unknown !== undefined)
    throw new Error(`SERVICE_ACCOUNTS: there is no league ${unknown} for ${user} to read.`);
  if (leagues !== null) return new Set(leagues);
  const all = world.competitions;
  const numbers = (chosen: readonly Competition[]) => new Set(chosen.map(({ id }) => id));
  switch (plan.choice) {
    case 'all':
      return null;
    case 'nations':
      return numbers(all.filter(({ kind }) => BETWEEN_NATIONS.has(kind)));
    case 'given-away':
      return numbers(
        all.filter(
          ({ countryId, tier }) =>
            tier === 1 && countryId !== null && GIVEN_AWAY.has(world.country(countryId)?.code ?? ''),
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
