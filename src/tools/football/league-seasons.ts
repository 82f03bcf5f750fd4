import { disruptionOf } from '#service/engine/disruption.ts';
import { detailsAt } from '#service/engine/state.ts';
import { storyOf } from '#service/engine/story.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { competitionIdIn } from '#service/world/country-ids.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { createWorld, type World } from '#service/world/world.ts';
import { type MatchFacts, matchFacts } from './match-facts.ts';

/** What the players of one club did in a league season, by player id. */
interface ClubSeason {
  readonly goals: Map<number, number>;
  readonly assists: Map<number, number>;
  /** Penalties taken, scored or not. */
  readonly penalties: Map<number, number>;
}

/** A season of one of the five big leagues. */
export interface LeagueSeason {
  readonly countryId: number;
  readonly clubs: readonly ClubSeason[];
  readonly matches: readonly MatchFacts[];
  /** Three goals or more of a player in a match. */
  readonly hatTricks: number;
}

/** England, Spain, Germany, Italy and France. */
const BIG_COUNTRIES = [1, 2, 3, 4, 5];
/** Worlds of these countries alone play the same leagues at a fraction of the cost. */
const CATALOGUE = ALL_COUNTRIES.filter(({ id }) => BIG_COUNTRIES.includes(id));
const HAT_TRICK = 3;

function add(counts: Map<number, number>, key: number, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** Adds the goals, assists and penalties of one side of a match; returns its hat-tricks. */
function addSide(club: ClubSeason, world: World, fixture: Fixture, side: 'home' | 'away'): number {
  const [home, away] = world.lineups(fixture);
  const { players } = side === 'home' ? home : away;
  const goals = new Map<number, number>();
  for (const entry of storyOf(fixture.frame).entries) {
    if (entry.side !== side) continue;
    const { kind, slot, relatedSlot } = detailsAt(entry, Number.POSITIVE_INFINITY);
    const scorer = players[(slot ?? 0) - 1]?.player.id;
    const passer = players[(relatedSlot ?? 0) - 1]?.player.id;
    if (scorer === undefined) continue;
    const isKick = kind === 'goal' || kind === 'penalty_missed';
    if (isKick && entry.penalty) add(club.penalties, scorer);
    if (kind !== 'goal' || entry.ownGoal) continue;
    add(goals, scorer);
    if (passer !== undefined) add(club.assists, passer);
  }
  for (const [player, count] of goals) add(club.goals, player, count);
  return [...goals.values()].filter((count) => count >= HAT_TRICK).length;
}

function leagueSeason(world: World, countryId: number, year: number): LeagueSeason {
  const clubs = new Map<number, ClubSeason>();
  const matches: MatchFacts[] = [];
  let hatTricks = 0;
  for (const fixture of world.fixturesOfSeason(seasonIdOf(year, competitionIdIn(countryId, 0)))) {
    const { kind } = disruptionOf(fixture.frame);
    if (kind !== 'played' && kind !== 'delayed' && kind !== 'interrupted') continue;
    matches.push(matchFacts(fixture));
    for (const side of ['home', 'away'] as const) {
      const club = clubs.get(fixture[side].id) ?? {
        goals: new Map(),
        assists: new Map(),
        penalties: new Map(),
      };
      clubs.set(fixture[side].id, club);
      hatTricks += addSide(club, world, fixture, side);
    }
  }
  return { countryId, clubs: [...clubs.values()], matches, hatTricks };
}

/** Plays seasons of the five big leagues in several worlds. */
export function leagueSeasons(seeds: readonly number[], years: readonly number[]): readonly LeagueSeason[] {
  return seeds.flatMap((seed) => {
    const world = createWorld(seed, CATALOGUE);
    return years.flatMap((year) => BIG_COUNTRIES.map((country) => leagueSeason(world, country, year)));
  });
}
