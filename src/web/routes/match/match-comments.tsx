import { useQuery } from '@tanstack/react-query';
import { localeRow } from '#contract/locales.ts';
import { COMMENTARY_LANGUAGES } from '#contract/operation.ts';
import type { Match } from '#contract/records/match.ts';
import { commentsQuery } from '#web/data/comments.ts';
import { Commentary } from '#web/features/timeline/commentary.tsx';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { localeSetting } from '#web/settings/locale.ts';
import { useStore } from '#web/state/store.ts';

/** The commentary below a match's timeline, if the service has any. */
export function MatchComments({ match }: { match: Match }) {
  const { service } = localeRow(useStore(localeSetting));
  const lang = COMMENTARY_LANGUAGES.find((language) => language === service) ?? 'en';
  const query = commentsQuery(match, lang);
  const { data } = useQuery(query);
  return data && data.data.length > 0 ? (
    <DatedPart keys={[query.queryKey]}>
      <Commentary comments={data.data} lang={lang} />
    </DatedPart>
  ) : null;
}
