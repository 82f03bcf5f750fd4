import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import type { Match as MatchRecord } from '#contract/records/match.ts';
import { MatchBody } from '#web/features/match/match-body.tsx';
import { MatchSkeleton } from '#web/features/match/match-skeleton.tsx';
import { AgeLine } from '#web/features/status/age-line.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { ApiError } from '#web/queries/api-error.ts';
import { freshnessOf } from '#web/queries/freshness.ts';
import { hashOf } from '#web/queries/hash.ts';
import { isSettled, matchQuery } from '#web/queries/match.ts';
import { relatedQuery } from '#web/queries/related.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useZone } from '#web/settings/zone.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { useMatchWords } from '#web/words/match.ts';
import { NotFound } from './not-found.tsx';
import { useMatchNews } from './use-match-news.ts';
import { useSeen } from './use-seen.ts';

/** A match: `/match/:id`. */
export function Match() {
  const { id = '' } = useParams();
  return <MatchOf key={id} id={id} />;
}

/** The match that belongs to another: the other attempt at it, or the first leg. */
function useRelated(match: MatchRecord | undefined) {
  const id = match?.related_id ?? match?.aggregate_id ?? null;
  const { data } = useQuery(relatedQuery(id === null || id === match?.id ? [] : [id]));
  return data?.data.find((one) => one.id === id) ?? null;
}

function MatchOf({ id }: { id: string }) {
  const words = useMatchWords();
  const zone = useZone();
  // Beside the list it is the list that says what is the matter.
  const alone = !useWide();
  const query = useMemo(() => matchQuery(id), [id]);
  const hash = hashOf(query.queryKey);
  const { data, error } = useQuery(query);
  const confirmed = useCallback(() => freshnessOf(hash).asOf, [hash]);
  const match = data?.data;
  const seen = useSeen(match, confirmed());
  const related = useRelated(match);
  useMatchNews(match, query.queryKey);
  const state = useStateOfData(match && isSettled(match) ? [] : [query.queryKey]);
  if (!match && error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <NotFound text={words.notFound.match} />;
  }
  if (!match) {
    return (
      <>
        <title>{`${words.loading} · ${words.name}`}</title>
        {state.trouble ? <Missing trouble={state.trouble} /> : <MatchSkeleton />}
      </>
    );
  }
  const { scores, teams } = match;
  const score = scores.home_score === null ? null : `${scores.home_score}–${scores.away_score}`;
  return (
    <div data-old={state.old}>
      <title>{`${words.match.title(teams.home.name, score, teams.away.name)} · ${words.name}`}</title>
      <div className="dims-when-old">
        <MatchBody match={match} seen={seen} zone={zone} confirmed={confirmed} related={related} />
      </div>
      {alone && (
        <>
          <p className="px-1 py-2 text-faint text-xs">
            <AgeLine state={state} zone={zone} />
          </p>
          <TroubleBar trouble={state.trouble} asOf={state.asOf} zone={zone} />
        </>
      )}
    </div>
  );
}
