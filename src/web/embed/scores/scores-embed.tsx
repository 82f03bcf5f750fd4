import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { HOUR_MS } from '#contract/durations.ts';
import type { Embed } from '#contract/embed-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { namedLeaguesQuery } from '#web/data/leagues.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { Card } from '#web/embed/frame/card.tsx';
import { Pending } from '#web/embed/frame/pending.tsx';
import { Sentence } from '#web/embed/frame/sentence.tsx';
import { readerZone } from '#web/embed/reader-zone.ts';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { dayAt, quartersOf } from '#web/format/day.ts';
import { LeagueScores } from './league-scores.tsx';

/** When the day begins, after midnight: a late match stays with its evening. */
const DAY_STARTS_AT_MS = 5 * HOUR_MS;

interface Props {
  readonly embed: Extract<Embed, { readonly kind: 'scores' }>;
  /** What is wrong with the address. */
  readonly children: ReactNode;
}

/** Today's matches of competitions: `/embed/scores?leagues=…`. */
export function ScoresEmbed({ embed, children }: Props) {
  const words = useEmbedWords();
  const { embed: say } = words;
  const zone = embed.zone ?? readerZone();
  const query = namedLeaguesQuery(embed.leagues);
  const { data } = useQuery(query);
  const state = useStateOfData([query.queryKey]);
  const today = useClock((now) => (now === null ? null : dayAt(now - DAY_STARTS_AT_MS, zone)));
  const quarters = useMemo(
    () => (today === null ? null : quartersOf(today, zone, DAY_STARTS_AT_MS)),
    [today, zone],
  );
  const leagues = data?.data;
  if (leagues?.length === 0) return <Sentence text={say.noCompetitions} />;
  if (!leagues || today === null || quarters === null) return <Pending trouble={state.trouble} />;
  const { long: day } = dayNames(today, words.intl);
  return (
    <Card title={words.scores.title(day)} link={{ to: '/', text: say.allScores }} notes={children}>
      <h1 className="px-3 py-2.5 font-semibold text-base first-letter:uppercase">{day}</h1>
      {embed.leagues.map((id) => {
        const league = leagues.find((one) => one.id === id);
        return league ? (
          <LeagueScores key={id} league={league} quarters={quarters} zone={zone} />
        ) : (
          <p key={id} className="border-line border-t px-3 py-2.5">
            {`${id}: ${say.noCompetition}`}
          </p>
        );
      })}
    </Card>
  );
}
