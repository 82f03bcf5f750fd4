import { below, chance, stream, weighted } from '#service/engine/streams.ts';
import { FRIENDLY_REGIONS } from '#service/world/catalogue/international.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { World } from '#service/world/world.ts';
import type { BroadcasterKind } from './channels.ts';

export interface Rights {
  /** Returns the broadcaster of a country that shows a match; null if there is none. */
  holder(fixture: Fixture, countryId: number): BroadcasterKind | null;
}

/** Added interest for competitions on the same continent, and in the same region. */
const CONTINENT_BONUS = 10;
const NEIGHBOUR_BONUS = 15;
/**
 * Minimum interest for foreign rights to be sold at all; at MIN_INTEREST + INTEREST_SPAN they are sold
 * everywhere.
 */
const MIN_INTEREST = 42;
const INTEREST_SPAN = 50;
/** Buyers of foreign rights, in percent. */
const BUYERS: readonly BroadcasterKind[] = ['pay', 'rival', 'stream'];
const BUYER_WEIGHTS = [66, 24, 10];
/** Matches per million that are free to air: domestic cup ties, and European matches of a domestic club. */
const FREE_CUP_TIES_PER_MILLION = 300_000;
const FREE_HOME_CLUBS_PER_MILLION = 250_000;

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
      return popularity + NEIGHBOUR_BONUS;
    return popularity + (competition.continent === country(countryId)?.continent ? CONTINENT_BONUS : 0);
  }

  function drawForeignRights(competition: Competition, countryId: number): BroadcasterKind | null {
    const key = stream(seed, competition.id * 128 + countryId, STREAM.tvRights);
    if (interest(competition, countryId) < MIN_INTEREST + below(key, 0, INTEREST_SPAN)) return null;
    return BUYERS[weighted(key, 1, BUYER_WEIGHTS)] ?? 'pay';
  }

  const foreignRights = new Map<number, BroadcasterKind | null>();
  function foreignHolder(competition: Competition, countryId: number): BroadcasterKind | null {
    const key = competition.id * 128 + countryId;
    let kind = foreignRights.get(key);
    if (kind === undefined) {
      kind = drawForeignRights(competition, countryId);
      foreignRights.set(key, kind);
    }
    return kind;
  }

  const isFreeToAir = (fixture: Fixture, countryId: number, perMillion: number) =>
    chance(stream(seed, fixture.id, STREAM.tvFree), countryId, perMillion);

  function domesticHolder(fixture: Fixture, countryId: number): BroadcasterKind {
    const { kind, level, tier } = fixture.competition;
    if (level === 'women') return 'free';
    if (kind === 'cup') return isFreeToAir(fixture, countryId, FREE_CUP_TIES_PER_MILLION) ? 'free' : 'pay';
    return tier === 1 ? 'pay' : 'rival';
  }

  return {
    holder: (fixture, countryId) => {
      const { competition, home, away } = fixture;
      if (!fixture.coverage.tvs) return null;
      if (competition.countryId === countryId) return domesticHolder(fixture, countryId);
      const isOwn = home.countryId === countryId || away.countryId === countryId;
      if (isOwn && competition.kind.startsWith('national')) return 'free';
      if (isOwn && competition.kind === 'continental-cup')
        return isFreeToAir(fixture, countryId, FREE_HOME_CLUBS_PER_MILLION) ? 'free' : 'pay';
      return foreignHolder(competition, countryId);
    },
  };
}
