import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Embed } from '#contract/embed-address.ts';
import { EMBED_DAY_STARTS_AT_MS } from '#contract/embed-day.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { namedLeaguesQuery } from '#web/data/leagues.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Card } from '#web/embed/frame/card.tsx';
import { Pending } from '#web/embed/frame/pending.tsx';
import { Sentence } from '#web/embed/frame/sentence.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt, quartersOf } from '#web/format/day.ts';
import { useWords } from '#web/words/use-words.ts';
import { LazyLeague } from './lazy-league.tsx';

interface Props {
  readonly embed: Extract<Embed, { readonly kind: 'scores' }>;
  /** What is wrong with the address. */
  readonly children: ReactNode;
}

/** Today's matches of competitions: `/embed/scores?leagues=…`. */
export function ScoresEmbed({ embed, children }: Props) {
  const words = useWords<'embed'>();
  const { embed: t } = words;
  const zone = useZone();
  const query = namedLeaguesQuery(embed.leagues);
  const { data } = useQuery(query);
  const state = useStateOfData([query.queryKey]);
  const today = useClock((now) => (now === null ? null : dayAt(now - EMBED_DAY_STARTS_AT_MS, zone)));
  const quarters = useMemo(
    () => (today === null ? null : quartersOf(today, zone, EMBED_DAY_STARTS_AT_MS)),
    [today, zone],
  );
  const [loadedIds, setLoadedIds] = useState<readonly string[]>([]);
  const onLoad = useCallback((id: string) => setLoadedIds((ids) => [...ids, id]), []);
  const leagues = data?.data;
  if (leagues?.length === 0) return <Sentence text={t.noCompetitions} />;
  if (!leagues || today === null || quarters === null) return <Pending trouble={state.trouble} />;
  const order = embed.leagues.filter((id) => leagues.some((one) => one.id === id));
  const [firstId] = order;
  const { long: day } = dayNames(today, words.intl);
  return (
    <Card
      title={words.scores.title(day)}
      link={{ to: '/', text: t.allScores }}
      notes={children}
      isReady={loadedIds.length > 0 || firstId === undefined}
    >
      <h1 className="px-3 py-2.5 font-semibold text-base/5.5 first-letter:uppercase">{day}</h1>
      {embed.leagues.map((id) => {
        const league = leagues.find((one) => one.id === id);
        return league ? (
          <LazyLeague
            key={id}
            league={league}
            quarters={quarters}
            isFirst={id === firstId}
            isNext={order.slice(0, order.indexOf(id)).every((above) => loadedIds.includes(above))}
            onLoad={onLoad}
          />
        ) : (
          <p key={id} className="border-line border-t px-3 py-2.5">
            {`${id}: ${t.noCompetition}`}
          </p>
        );
      })}
    </Card>
  );
}
