import { type PositionClass, playerAddress, positionClass } from '#service/world/people/player.ts';
import type { Candidate } from './call-up-pools.ts';

/** Goalkeepers, defenders, midfielders and forwards of a national squad. */
const SQUAD_QUOTA: readonly (readonly [PositionClass, number])[] = [
  ['G', 3],
  ['D', 8],
  ['M', 7],
  ['F', 5],
];

/** Candidates for the places of a squad that earlier groups leave open. */
export interface CandidateGroup {
  /** Returns the candidates, best first; `clubId` is null without a club. */
  ranking(): readonly (Candidate | { readonly id: number; readonly clubId: null })[];
  /** A club may have a match of its own, so it loses no more players to one country, and only one goalkeeper. */
  readonly maxPlayersPerClub: number;
  /** Returns whether a club can do without a player. */
  isFree(candidate: Candidate): boolean;
}

/** Returns the ids of a national squad, goalkeepers first; empty if there are too few candidates. */
export function chooseSquad(groups: readonly CandidateGroup[]): readonly number[] {
  const lines = SQUAD_QUOTA.map(([position, places]) => ({ position, places, ids: [] as number[] }));
  const ofClub = new Map<number, number>();
  const keepersOf = new Set<number>();
  for (const group of groups) {
    const openLines = lines.filter(({ places, ids }) => ids.length < places);
    if (openLines.length === 0) break;
    const candidates = group.ranking();
    for (const { position, places, ids } of openLines) {
      for (const candidate of candidates) {
        if (ids.length === places) break;
        const { id, clubId } = candidate;
        if (positionClass(playerAddress(id).place) !== position || ids.includes(id)) continue;
        if (clubId !== null) {
          const count = ofClub.get(clubId) ?? 0;
          if (count >= group.maxPlayersPerClub || (position === 'G' && keepersOf.has(clubId))) continue;
          if (!group.isFree(candidate)) continue;
          if (position === 'G') keepersOf.add(clubId);
          ofClub.set(clubId, count + 1);
        }
        ids.push(id);
      }
    }
  }
  return lines.every(({ places, ids }) => ids.length === places) ? lines.flatMap(({ ids }) => ids) : [];
}
