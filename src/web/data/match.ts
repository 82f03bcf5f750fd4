import type { Match } from '#contract/records/match.ts';
import { polledQuery } from './query.ts';

/** Whether a match has ended or is off, so that polling stops. */
export const isSettled = ({ phase }: Pick<Match, 'phase'>) => phase === 'finished' || phase === 'off';

/** A match with its events and statistics; null if the service does not have it (any more). */
export const matchQuery = (id: string) =>
  polledQuery<Match | null>(
    'fixtures',
    { t: 'info', id, include: 'events,stats' },
    (match) => match !== null && isSettled(match),
  );
