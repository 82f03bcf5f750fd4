import { useQuery } from '@tanstack/react-query';
import type { Match } from '#contract/records/match.ts';
import { commentsQuery } from '#web/data/comments.ts';
import { Commentary } from '#web/features/timeline/commentary.tsx';
import { localeSetting } from '#web/settings/locale.ts';
import { useStore } from '#web/state/store.ts';

/** The commentary below a match's timeline, if the service has any. */
export function MatchComments({ match }: { match: Match }) {
  const locale = useStore(localeSetting);
  const { data } = useQuery(commentsQuery(match, locale === 'de' ? 'de' : 'en'));
  return data && data.data.length > 0 ? <Commentary comments={data.data} /> : null;
}
