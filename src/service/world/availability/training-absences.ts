import { LRUCache } from 'lru-cache';
import { countryIdOf } from '#service/world/country-ids.ts';
import type { SquadBook } from '#service/world/squads/squad-book.ts';
import { squadSeasonOpens, windowAt, windowYear } from '#service/world/squads/squad-windows.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { type Injury, isOngoingAt } from './injury-spans.ts';
import { type TrainingInjury, trainingInjuries } from './training-injuries.ts';

/** Returns the players of a club who are injured in training at an instant (epoch seconds). */
export type TrainingAbsences = (teamId: number, instant: number) => readonly Injury[];

interface Entry extends TrainingInjury {
  /** Looked up when it is needed: squads of later windows take time. */
  playerId: number | null;
}

/** The clubs of a busy day and those from which countries call up players. */
const MAX_CACHED_TEAMS = 2000;

export function createTrainingAbsences(worldIndex: WorldIndex, book: SquadBook): TrainingAbsences {
  const seasons = new LRUCache<string, readonly Entry[]>({ max: MAX_CACHED_TEAMS });
  return (teamId, instant) => {
    const country = worldIndex.country(countryIdOf(teamId));
    if (country === null) return [];
    const year = windowYear(windowAt(country, instant));
    const key = `${teamId} ${year}`;
    let entries = seasons.get(key);
    if (entries === undefined) {
      const season = [squadSeasonOpens(country, year), squadSeasonOpens(country, year + 1)] as const;
      const injuries = trainingInjuries(worldIndex.seed, teamId, year, season, book.size(teamId));
      entries = injuries.map((injury) => ({ ...injury, playerId: null }));
      seasons.set(key, entries);
    }
    return entries
      .filter(({ span }) => isOngoingAt(span, instant))
      .map((entry) => {
        entry.playerId ??= book.player(teamId, entry.place, entry.span.since);
        return { ...entry.span, playerId: entry.playerId };
      });
  };
}
