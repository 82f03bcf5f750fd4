import { below, chance, stream, weighted } from '#service/engine/streams.ts';
import { ALL_NAMES } from './catalogue/all-names.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { countryIdOf } from './country-ids.ts';
import { playerAddress } from './player.ts';
import { STREAM } from './random-streams.ts';
import type { WorldIndex } from './world-index.ts';

/** Players in a million whose namesakes join and stay in their squads, as brothers and common names do. */
const NAMESAKES_PER_MILLION = 60_000;

/** The code of players whose family name may repeat in a squad. */
export const NO_CODE = -1;

/**
 * Returns the code of a player's family name, the same for all who share it. It takes the draws of `personName` and
 * ignores that real people's names are drawn again, which moves one player in 500.
 */
export function createFamilyCodes({ seed, country }: WorldIndex): (player: number) => number {
  const codesByName = new Map<string, number>();
  const codesByCulture = new Map<string, Int32Array>();
  /** Coded family names of each culture of a country's people, with their weights. */
  const familiesByCountry = new Map<number, readonly (readonly [weight: number, codes: Int32Array])[]>();

  const codesOf = (culture: string): Int32Array => {
    let codes = codesByCulture.get(culture);
    if (codes === undefined) {
      codes = Int32Array.from(ALL_NAMES[culture]?.family ?? [], (name) => {
        const code = codesByName.get(name) ?? codesByName.size;
        codesByName.set(name, code);
        return code;
      });
      codesByCulture.set(culture, codes);
    }
    return codes;
  };

  const familiesOf = ({ id, people }: CountryEntry) => {
    let families = familiesByCountry.get(id);
    if (families === undefined) {
      families = people.map(([culture, weight]) => [weight, codesOf(culture)] as const);
      familiesByCountry.set(id, families);
    }
    return families;
  };

  return (player) => {
    const { teamId } = playerAddress(player);
    const home = country(countryIdOf(teamId));
    if (home === null || chance(stream(seed, player, STREAM.namesake), 0, NAMESAKES_PER_MILLION))
      return NO_CODE;
    const key = stream(seed, player, STREAM.playerName);
    const families = familiesOf(home);
    const weights = families.map(([weight]) => weight);
    const codes = families[weighted(key, 0, weights)]?.[1];
    return codes?.[below(key, 3, codes.length)] ?? NO_CODE;
  };
}
