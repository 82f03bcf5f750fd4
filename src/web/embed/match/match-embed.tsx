import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Embed } from '#contract/embed-address.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { matchPath } from '#contract/match-path.ts';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { matchQuery } from '#web/data/match.ts';
import { useAsOf } from '#web/data/use-as-of.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Card } from '#web/embed/frame/card.tsx';
import { Pending } from '#web/embed/frame/pending.tsx';
import { Sentence } from '#web/embed/frame/sentence.tsx';
import { useMinuteAnchor } from '#web/lists/use-minute-anchor.ts';
import { useWords } from '#web/words/use-words.ts';
import { MatchContent } from './match-content.tsx';

interface Props {
  readonly embed: Extract<Embed, { readonly kind: 'match' }>;
  /** What is wrong with the address. */
  readonly children: ReactNode;
}

/** One match: `/embed/match/:id`. */
export function MatchEmbed({ embed, children }: Props) {
  const { embed: t } = useWords<'embed'>();
  const query = matchQuery(embed.id);
  const { data, error } = useQuery(query);
  const state = useStateOfData([query.queryKey]);
  const confirmed = useAsOf(query.queryKey);
  const match = data?.data;
  const anchor = useMinuteAnchor(match ?? undefined, confirmed());
  if (match === null || isNotFound(error)) return <Sentence text={t.noMatch} />;
  if (!match) return <Pending trouble={state.trouble} />;
  const [home, away] = isolateNames(match.teams.home.name, match.teams.away.name);
  return (
    <Card
      title={`${home} – ${away}`}
      link={{ to: matchPath(match.id), text: t.wholeMatch }}
      state={state}
      notes={children}
    >
      <MatchClocks confirmed={confirmed}>
        <MatchContent match={match} anchor={anchor} />
      </MatchClocks>
    </Card>
  );
}
