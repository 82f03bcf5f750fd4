import type { QueryClient } from '@tanstack/react-query';
import type { Match } from '#contract/records/match.ts';
import type { Answer } from '#web/data/fetch.ts';
import type { OperationKey } from '#web/data/operation-key.ts';

/**
 * Returns the matches of a referee among those that the viewer has opened, newest first: only a whole match has its
 * referee, so no operation lists them.
 */
export function openedMatches(client: QueryClient, refereeId: string): readonly Match[] {
  const matches = client
    .getQueriesData<Answer<Match | null>>({ queryKey: ['fixtures'] })
    .flatMap(([key, answer]) => {
      const [, { t }] = key as unknown as OperationKey;
      const match = t === 'info' ? answer?.data : null;
      return match?.referee_id === refereeId ? [match] : [];
    });
  const byId = new Map(matches.map((match) => [match.id, match]));
  return [...byId.values()].sort((a, b) => b.time.timestamp - a.time.timestamp);
}
