import type { Comment } from '#contract/records/comment.ts';
import type { Match } from '#contract/records/match.ts';
import { isSettled } from './match.ts';
import { polledQuery } from './query.ts';

/** A match's commentary in a language, or in English if the service has no other. */
export const commentsQuery = (match: Match, language: string) =>
  polledQuery<readonly Comment[]>(
    'fixtures',
    { t: 'match_comments', id: match.id, ...(language !== 'en' && { lang: language }) },
    () => isSettled(match),
  );
