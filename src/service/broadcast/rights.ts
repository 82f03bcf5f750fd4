import { below, chance, stream, weighted } from '#service/engine/streams.ts';
import { FRIENDLY_REGIONS } from '#service/world/catalogue/international.ts';
import type { Competition } from '#service/world/competition.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { PURPOSE } from '#service/world/purposes.ts';
import type { World } from '#service/world/world.ts';
import type { House } from './channels.ts';

/** Who may show what: by competition and country, drawn once for good. */
export interface Rights {
  /** The house of a country that shows a match; null if none of that country does. */
  holder(fixture: Fixture, countryId: number): House | null;
}

/** How much more a country cares for what is played on its continent, and among its neighbours. */
const CONTINENT = 10;
const NEIGHBOURS = 15;
/** Rights abroad are bought from this much interest on; from that plus the span everywhere. */
const LEAST_INTEREST = 42;
const SPAN = 50;
/** Which house buys them, in parts of 100. */
const BUYERS: readonly House[] = ['pay', 'rival', 'stream'];
const BUYER_WEIGHTS = [66, 24, 10];
/** Ties of a home cup, and European evenings of a home club, that are free to air, in a million. */
const FREE_CUP_TIES = 300_000;
const FREE_HOME_CLUBS = 250_000;

/**
 * Home rights go by what a competition is: the first league to the dearest house, lower ones to its rival, women's
 * to free television, which also has every match of the national team. Rights abroad go by how much the world
 * watches a competition, and whether it is near. All of it is our choice: the wire tells channels and no reasons.
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
