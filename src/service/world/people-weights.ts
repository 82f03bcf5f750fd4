import type { CountryEntry } from './catalogue/country.ts';
import { numberInCountry } from './country-ids.ts';

/** Strength from which the top clubs of a European country take their new players from everywhere. */
const MIN_IMPORTING_STRENGTH = 85;
const EUROPE = 2;
/** Share of a country's own people among the new players of such clubs. */
const OWN_SHARE = 0.15;

interface PeopleWeights {
  readonly all: readonly number[];
  /** Of clubs that import players. */
  readonly importing: readonly number[];
}

const weightsByCountry = new WeakMap<CountryEntry, PeopleWeights>();

function weightsOf({ people }: CountryEntry): PeopleWeights {
  const all = people.map(([, weight]) => weight);
  const [own = 0, ...others] = all;
  const foreign = others.reduce((sum, weight) => sum + weight, 0);
  const imported = Math.min(own, Math.round((foreign * OWN_SHARE) / (1 - OWN_SHARE)));
  return { all, importing: [foreign === 0 ? own : Math.max(1, imported), ...others] };
}

/** Returns the weights of a country's cultures for the players who join a team first. */
export function peopleWeights(country: CountryEntry, teamId: number): readonly number[] {
  let weights = weightsByCountry.get(country);
  if (weights === undefined) {
    weights = weightsOf(country);
    weightsByCountry.set(country, weights);
  }
  const { continent, strength, leagues } = country;
  const isTopClub = numberInCountry(teamId) <= (leagues[0]?.clubs ?? 0);
  return isTopClub && continent === EUROPE && strength >= MIN_IMPORTING_STRENGTH
    ? weights.importing
    : weights.all;
}
