import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { benchQuery, lineUpsQuery } from '#web/data/line-ups.ts';
import { appearanceOf, mayBeOnBench } from '#web/features/profile/appearance.ts';
import { PlayerMatch } from '#web/features/profile/player-match.tsx';
import { teamResult } from '#web/features/team-matches/team-result.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { loadedRecord } from './loaded-record.ts';

interface Props {
  readonly row: Pick<MatchListRow, 'record' | 'anchor'>;
  readonly playerId: string;
  readonly teamId: string;
  /** Whether to request what the player did in it. */
  readonly isInSight: boolean;
}

/** A match of a player's club, with what the player did in it: a request, or two if the player did not start. */
export function MatchOfPlayer({ row, playerId, teamId, isInSight }: Props) {
  const { record, anchor } = row;
  const lineUps = loadedRecord(record.id, useQuery(enabledIf(isInSight, lineUpsQuery(record))));
  const isBenchWanted = isInSight && mayBeOnBench(playerId, lineUps);
  const benches = loadedRecord(record.id, useQuery(enabledIf(isBenchWanted, benchQuery(record))));
  return (
    <PlayerMatch
      match={record}
      anchor={anchor}
      result={teamResult(record, teamId)}
      appearance={appearanceOf(playerId, lineUps, benches)}
    />
  );
}
