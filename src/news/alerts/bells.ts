import type { MatchRow } from '#contract/records/match.ts';
import type { Alert } from './alert.ts';
import type { AlertKind, BellSubject, Bells } from './alert-kinds.ts';

type BellMatch = Pick<MatchRow, 'id' | 'teams' | 'league'>;

export const bellKey = (subject: BellSubject, id: string): string => `${subject} ${id}`;

const keysOf = ({ id, teams, league }: BellMatch): readonly string[] => [
  bellKey('match', id),
  bellKey('team', teams.home.id),
  bellKey('team', teams.away.id),
  bellKey('competition', league.id),
];

/** Returns whether a bell of a match, of its teams or of its competition has an alert of a kind; or any alert. */
export const hasBell = (match: BellMatch, bells: Bells, kind?: AlertKind): boolean =>
  keysOf(match).some((key) => (kind ? bells[key]?.includes(kind) : bells[key] !== undefined));

/** Returns whether a player has a bell: then every match in play is watched, since nothing else names its players. */
export const hasPlayerBell = (bells: Bells): boolean =>
  Object.keys(bells).some((key) => key.startsWith('player '));

/** Returns whether a bell asks for an alert. */
export function isWanted({ matchId: id, teams, league, kind, player }: Alert, bells: Bells): boolean {
  const ofPlayer = player?.id ? bells[bellKey('player', player.id)] : undefined;
  if (kind === 'price') return false;
  return hasBell({ id, teams, league }, bells, kind) || (ofPlayer?.includes(kind) ?? false);
}
