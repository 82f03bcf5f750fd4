import { below, chance, stream, weighted } from '#service/engine/streams.ts';
import { FRIENDLY_REGIONS } from '#service/world/catalogue/international.ts';
import type { Competition } from '#service/world/competition.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { PURPOSE } from '#service/world/purposes.ts';
import type { World } from '#service/world/world.ts';
import type { House } from './channels.ts';

/** TV rights by competition and country. */
export interface Rights {
  /** Returns the broadcaster of a country that shows a match; null if there is none. */
  holder(fixture: Fixture, countryId: number): House | null;
}

/** Added interest for competitions on the same continent, and in the same region. */
const CONTINENT = 10;
const NEIGHBOURS = 15;
/**
 * Minimum interest for foreign rights to be sold at all; at MIN_INTEREST + INTEREST_SPAN they are sold
 * everywhere.
 */
const LEAST_INTEREST = 42;
const SPAN = 50;
/** Buyers of foreign rights, in percent. */
const BUYERS: readonly House[] = ['pay', 'rival', 'stream'];
const BUYER_WEIGHTS = [66, 24, 10];
/** Matches per million that are free to air: domestic cup ties, and European matches of a domestic club. */
const FREE_CUP_TIES = 300_000;
const FREE_HOME_CLUBS = 250_000;

/**
 * Domestic rights depend on the competition: the top league is on the main pay broadcaster, lower ones on its
 * rival, women's football on free TV, like all matches of the national team. Foreign rights depend on
 * popularity and proximity. All of it is our choice, since the wire gives channels without reasons.
 */
export function createRights({ seed, country }: World): Rights {
  const region = new Map(
    FRIENDLY_REGIONS.flatMap(({ id, countries }) => countries.map((each) => [each, id])),
  );

  function interest(competition: Competition, countryId: number): number {
    const { popularity } = competition;
    if (competition.countryId !== null && region.get(competition.countryId) === region.get(countryId))
      return popularity + NEIGHBOURS;
    return popularity + (competition.continent === country(countryId)?.continent ? CONTINENT : 0);
  }

  function bought(competition: Competition, countryId: number): House | null {
    const key = stream(seed, competition.id * 128 + countryId, PURPOSE.tvRights);
    if (interest(competition, countryId) < LEAST_INTEREST + below(key, 0, SPAN)) return null;
    return BUYERS[weighted(key, 1, BUYER_WEIGHTS)] ?? 'pay';
  }

  const drawn = new Map<number, House | null>();
  function abroad(competition: Competition, countryId: number): House | null {
    const key = competition.id * 128 + countryId;
    let house = drawn.get(key);
    if (house === undefined) {
      house = bought(competition, countryId);
      drawn.set(key, house);
    }
    return house;
  }

  const isDrawn = (fixture: Fixture, countryId: number, perMillion: number) =>
    chance(stream(seed, fixture.id, PURPOSE.tvFree), countryId, perMillion);

  function atHome(fixture: Fixture, countryId: number): House {
    const { kind, level, tier } = fixture.competition;
    if (level === 'women') return 'free';
    if (kind === 'cup') return isDrawn(fixture, countryId, FREE_CUP_TIES) ? 'free' : 'pay';
    return tier === 1 ? 'pay' : 'rival';
  }

  return {
    holder: (fixture, countryId) => {
      const { competition, home, away } = fixture;
      if (!fixture.coverage.tvs) return null;
      if (competition.countryId === countryId) return atHome(fixture, countryId);
      const isOwn = home.countryId === countryId || away.countryId === countryId;
      if (isOwn && competition.kind.startsWith('national')) return 'free';
      if (isOwn && competition.kind === 'continental-cup')
        return isDrawn(fixture, countryId, FREE_HOME_CLUBS) ? 'free' : 'pay';
      return abroad(competition, countryId);
    },
  };
}
