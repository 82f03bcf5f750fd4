import { keepPreviousData } from '@tanstack/react-query';
import { MAX_IDS } from '#contract/max-ids.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { operationQuery } from './query.ts';

/**
 * Matches that a list refers to (new dates, first legs), in one request. They change rarely, so there is no polling:
 * another list, or a return, refetches.
 */
export const relatedQuery = (ids: readonly string[]) =>
  operationQuery<readonly MatchRow[]>(
    'fixtures',
    { t: 'sort', ids: ids.slice(0, MAX_IDS).join(',') },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
