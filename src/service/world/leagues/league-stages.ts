import type { StageEntry } from '#service/world/seasons/stages.ts';
import type { LeagueSeason } from './league-season-type.ts';

/** Group number of the play-offs: leagues with play-offs are one table with group 0. */
export const PLAY_OFF_GROUP = 1;

/**
 * Returns the stages of a league season: one, or one before and one after a split, and any play-offs, which are
 * announced at `playOffsKnown` (epoch seconds).
 */
export function leagueStages(
  league: LeagueSeason,
  season: string,
  playOffsKnown: number,
): readonly StageEntry[] {
  const { format, competition, regular, rounds } = league;
  const first = { first: 0, last: regular - 1, kind: 'tables' } as const;
  const stages: StageEntry[] = [
    format?.kind === 'conferences'
      ? { ...first, name: 'Conference', groups: format.names }
      : { ...first, name: 'Regular Season', groups: [`${competition.name} ${season}`] },
  ];
  if (format?.kind === 'split') {
    const groups = format.groups.map((group) => group.name);
    stages.push({ name: 'Final Stage', first: regular, last: rounds - 1, kind: 'tables', groups });
  }
  if (league.playOffs.length > 0) {
    stages.push({
      name: 'Playoffs',
      first: rounds,
      last: rounds,
      kind: 'knock-out',
      groups: ['Play-off'],
      visibleFrom: playOffsKnown,
    });
  }
  return stages;
}
