import { below, chance, stream, weighted } from '#service/engine/streams.ts';
import type { NameList } from '#service/world/catalogue/country.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { namesFor } from './people.ts';
import { playerAddress } from './player.ts';

/** Players in a million whose namesakes join and stay in their squads, as brothers and common names do. */
const NAMESAKES_PER_MILLION = 60_000;

/** Part of a people from which on a family name may repeat in any squad, as Kim does. */
const FREQUENT_PART = 0.01;

/** The code of players whose family name may repeat in a squad. */
export const NO_CODE = -1;

/**
 * Returns the code of a player's family name, the same for all who share it. It takes the draws of `personName` and
 * ignores that real people's names are drawn again, which moves one player in 500.
 */
export function createFamilyCodes({ seed, country }: WorldIndex): (player: number) => number {
  const codesByName = new Map<string, number>();
  const codesByList = new Map<NameList, Int32Array>();

  const codesOf = (names: NameList): Int32Array => {
    let codes = codesByList.get(names);
    if (codes === undefined) {
      const counts = Map.groupBy(names.family, (name) => name);
      codes = Int32Array.from(names.family, (name) => {
        if ((counts.get(name)?.length ?? 0) > Math.max(1, names.family.length * FREQUENT_PART))
          return NO_CODE;
        const code = codesByName.get(name) ?? codesByName.size;
        codesByName.set(name, code);
        return code;
      });
      codesByList.set(names, codes);
    }
    return codes;
  };

  return (player) => {
    const { teamId } = playerAddress(player);
    const home = country(countryIdOf(teamId));
    if (home === null || chance(stream(seed, player, STREAM.namesake), 0, NAMESAKES_PER_MILLION))
      return NO_CODE;
    const key = stream(seed, player, STREAM.playerName);
    const weights = home.people.map(([, weight]) => weight);
    const culture = home.people[weighted(key, 0, weights)]?.[0] ?? '';
    const codes = codesOf(namesFor(key, culture));
    return codes[below(key, 3, codes.length)] ?? NO_CODE;
  };
}
